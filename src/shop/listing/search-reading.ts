// What a query was read as, and what is looked for by it.
import type { SearchScope } from '../../database/queries/listing/search.ts';
import type { QueryReading } from '../../domain/listing/search/query-reading.ts';

export interface SearchReading {
  readonly reading: QueryReading;
  /** Null where nothing of what was asked for can be looked for. */
  readonly scope: SearchScope | null;
  readonly isPartial: boolean;
  readonly notSold: readonly string[];
}
