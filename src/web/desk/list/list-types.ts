import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/export/csv.ts';
import type { Answered } from '../../state/api/call.ts';
import type { StartJob } from '../jobs/start-job.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The same in a file. */
  readonly csv: (row: Row) => CsvCell;
  readonly isNumber?: true;
  /** Where it stands in the three lines of a row on a phone; left out where it stands in none. */
  readonly phone?: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';
  /** Values of the parameter `sort`; the first is the one without it. */
  readonly sorts?: readonly [down: string, up: string];
  /** Without the parameter it is the other way round: up, and then down. */
  readonly isUpAtFirst?: true;
  /** The value of `sort` that puts the list in order by it, one way only. */
  readonly sortsBy?: string;
  /** Shown only to whoever chooses it. */
  readonly isHiddenAtFirst?: true;
}

export interface Filter {
  /** Of the parameter in the address, and of the call's. */
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  readonly type?: 'date' | 'text';
  readonly hint?: string;
  /** As the call wants it. */
  readonly tidy?: (text: string) => string;
}

export interface View {
  /** Of the parameter `view`; empty for the first. */
  readonly value: string;
  readonly name: string;
}

export interface ViewCount {
  readonly count: number;
  /** False where there are more, or may be. */
  readonly isExact: boolean;
}

/** By the value of a view that everybody has, or the id of one's own. */
export type ViewCounts = Readonly<Record<string, ViewCount>>;

export interface ListContent<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly next: string | null;
}

export type ListQuery = Readonly<Record<string, string>>;

export interface ListProps<Row> {
  readonly title: string;
  readonly sub?: string;
  /** Beside the title, before what all lists have there. */
  readonly acts?: ReactNode;
  /** Of the file, and of what this browser remembers of the list. */
  readonly name: string;
  readonly searchHint?: string;
  readonly views?: readonly View[];
  /** How many each view has; asked for whenever the list is. */
  readonly countViews?: ((signal: AbortSignal) => Promise<Answered<ViewCounts>>) | undefined;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly pathOf?: (row: Row) => string;
  /** What those shown come to. */
  readonly sumOf?: (rows: readonly Row[]) => string;
  readonly load: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<Answered<{ readonly content: ListContent<Row> }>>;
  /** Starts a file of all that is found; left out where a list has none, or somebody may not. */
  readonly exportAll?: ((query: ListQuery) => ReturnType<StartJob>) | undefined;
  /** What can be done with those that are selected; `done` reads the list again with none selected, `reload` with the same. */
  readonly actions?: (rows: readonly Row[], done: () => void, reload: () => void) => ReactNode;
}
