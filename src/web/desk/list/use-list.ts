// A list as its address says: search, view, filters, sort and page are parameters, so that a list is a link.
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Answered } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import type { ListContent, ListProps, ListQuery } from './list-types.ts';

const after = 'page[after]';

/** The same whichever page of it is shown. */
export const narrowedBy = ({ [after]: _, ...query }: ListQuery): ListQuery => query;

export interface ListState<Row> {
  readonly query: ListQuery;
  /** The last that came, while another is on its way; null before the first. */
  readonly content: ListContent<Row> | null;
  readonly refusal: Extract<Answered<unknown>, { readonly ok: false }> | null;
  readonly isLoading: boolean;
  /** Names what is read: another one for every time that the list is read anew. */
  readonly read: string;
  /** Names what is shown: whatever was selected in another is forgotten. */
  readonly key: string;
  /** An empty value takes the parameter away. Always from the first page on. */
  readonly change: (parameters: ListQuery) => void;
  readonly clear: () => void;
  readonly reload: () => void;
  readonly next: (() => void) | null;
  /** To the page before, or to the first where somebody came in by a link. */
  readonly back: (() => void) | null;
  readonly isDeep: boolean;
}

export function useList<Row>({ filters, load }: Pick<ListProps<Row>, 'filters' | 'load'>): ListState<Row> {
  const [parameters, setParameters] = useSearchParams();
  const [reads, setReads] = useState(0);
  const navigate = useNavigate();
  const location = useLocation();
  const names = ['q', 'view', 'sort', after, ...filters.map(({ name }) => name)];
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const key = JSON.stringify(query);
  const read = `${key} ${reads}`;
  const loaded = useAnswer(read, (signal) => load(query, signal));
  const content = loaded?.answer.ok ? loaded.answer.data.content : null;
  const depth = Number(location.state?.depth ?? 0);
  const changeQuery = (values: ListQuery) => {
    const next = new URLSearchParams(parameters);
    next.delete(after);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    query,
    content,
    refusal: loaded && !loaded.answer.ok ? loaded.answer : null,
    isLoading: loaded?.key !== read,
    read,
    key,
    change: (values) => setParameters(changeQuery(values)),
    clear: () => setParameters({}),
    reload: () => setReads((before) => before + 1),
    next:
      content?.next != null
        ? () => setParameters(changeQuery({ [after]: content.next ?? '' }), { state: { depth: depth + 1 } })
        : null,
    back:
      query[after] === undefined ? null : () => (depth > 0 ? navigate(-1) : setParameters(changeQuery({}))),
    isDeep: depth > 0,
  };
}
