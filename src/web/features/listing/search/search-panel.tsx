// Search over any page: a form that needs no suggestions, and a combobox as they come.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { TopSheet } from '../../../../design/overlay/top-sheet.tsx';
import { Skeleton } from '../../../../design/skeleton/skeleton.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import { inField, stepTo } from '../../../../domain/listing/search/suggestion-steps.ts';
import { longestQuery, tidyQuery } from '../../../../domain/listing/search-query.ts';
import { words as designWords } from '../../../../words/design/words.ts';
import { words } from '../../../../words/listing/words.ts';
import { pagePath } from '../../../../words/page-path.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import { Rich } from '../../../parts/text/rich.tsx';
import { forgetSearch, forgetSearches, readSearches } from '../../../state/listing/recent-searches.ts';
import { itemCount } from '../item-count.ts';
import { BeforeALetter } from './before-a-letter.tsx';
import styles from './search-panel.module.css';
import { itemsOf, noItems } from './suggested-items.ts';
import { optionId, SuggestedList } from './suggested-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export default function SearchPanel({ open, onClose }: OverlayProps) {
  const [searchText, setSearchText] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const [at, setAt] = useState(inField);
  const { state, suggested, answeredQuery, retry } = useSuggestions(searchText, open);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  useClosedByArriving(open, onClose);
  useEffect(() => {
    if (open) setRecent(readSearches());
  }, [open]);

  const query = tidyQuery(searchText);
  const known = query !== '' && answeredQuery !== '' ? suggested : null;
  const items = useMemo(() => (known ? itemsOf(known) : noItems), [known]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions stand at the same places
  useEffect(() => setAt(inField), [items, query]);

  // Its entry in the history becomes the page's: Back returns to where the search began.
  const go = (path: string) => void navigate(path, { replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const path = items.paths[at];
    if (path !== undefined) go(path);
    else if (query !== '') go(`/search${listingSearch(everything, query)}`);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || shiftKey || altKey || ctrlKey || metaKey) return;
    const isCaretAtEnd = currentTarget.selectionStart === currentTarget.value.length;
    const pieces = items.pieces.length;
    const next = stepTo(at, key, { words: items.paths.length - pieces, pieces }, isCaretAtEnd);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const afterForgetting = (message: string) => {
    setRecent(readSearches());
    setStatus(message);
    field.current?.focus();
  };

  const hasList = items.paths.length > 0;
  return (
    <TopSheet title={words.search} open={open} onOpenChange={onClose} initialFocus={field}>
      <div className={`${page.page} ${styles.panel}`}>
        <search>
          <form action={pagePath('/search')} className={styles.form} onSubmit={submit}>
            <input
              ref={field}
              name="q"
              type="search"
              role="combobox"
              aria-label={words.searchShop()}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={at === inField ? undefined : optionId(listId, at)}
              placeholder={words.searchShop()}
              maxLength={longestQuery}
              enterKeyHint="search"
              autoCapitalize="none"
              autoComplete="off"
              value={searchText}
              onChange={({ currentTarget }) => {
                setSearchText(currentTarget.value);
                setStatus('');
              }}
              onKeyDown={step}
            />
            <button type="submit">{words.search}</button>
            <IconButton icon="close" label={designWords.close} onClick={onClose} />
          </form>
        </search>
        {/* Said, and seen where it matters: what others heard is not said twice. */}
        <p role="status" className={`${text.small} ${text.soft} ${styles.status}`}>
          {status || statusMessage({ state, query, total: known?.total, hasList })}
        </p>
        {state === 'failed' && query !== '' && (
          <button type="button" className={linkLook} onClick={retry}>
            {words.tryAgain}
          </button>
        )}
        {query === '' && (
          <BeforeALetter
            recent={recent}
            popular={answeredQuery === '' ? (suggested?.queries ?? []).map(({ text }) => text) : []}
            onForget={(query) => {
              forgetSearch(query);
              afterForgetting(words.forgotten(query));
            }}
            onForgetAll={() => {
              forgetSearches();
              afterForgetting(words.forgottenAll);
            }}
          />
        )}
        {query !== '' && state === 'waiting' && known === null && <Waiting />}
        {hasList && <SuggestedList id={listId} query={query} items={items} at={at} />}
        <Keys />
      </div>
    </TopSheet>
  );
}

interface Status {
  readonly state: string;
  readonly query: string;
  readonly total: number | undefined;
  readonly hasList: boolean;
}

function statusMessage({ state, query, total, hasList }: Status): string {
  if (query === '') return '';
  if (state === 'failed') return words.noSuggestions;
  if (total === undefined) return words.looking;
  if (total > 0) return words.pressEnterForAll(itemCount(total));
  return hasList ? '' : words.nothingBegins;
}

const bones = [1, 2, 3, 4];

/** The same boxes, after a moment. */
function Waiting() {
  return (
    <div className={styles.pieces} aria-hidden="true">
      {bones.map((bone) => (
        <div key={bone} className={styles.bone}>
          <Skeleton shape="picture" />
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="half" />
        </div>
      ))}
    </div>
  );
}

const asKey = [(inner: string) => <b className={text.medium}>{inner}</b>];

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      {[words.throughAll, words.toThePieces, words.enterSearches, words.escapeCloses].map((key) => (
        <span key={key}>
          <Rich text={key} wrap={asKey} />
        </span>
      ))}
    </p>
  );
}

/**
 * Another page closes every overlay; a search on the page of searches is another page too. One that was still on its way
 * when this was opened, such as by Back, is the page it was opened for.
 */
function useClosedByArriving(open: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const openedAt = useRef('');
  useEffect(() => {
    if (open) openedAt.current = window.history.state?.key ?? 'default';
  }, [open]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (open && openedAt.current !== key) onClose();
  }, [key, open, onClose]);
}
