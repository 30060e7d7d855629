// A code is made once for each key of a call; a code that is there already is nobody's to make again.
import type { Queries } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import { insertCodes } from '../../../database/queries/desk/codes/code-change.ts';
import { findCodeOfCall } from '../../../database/queries/desk/codes/code-list.ts';
import {
  type CodeFault,
  type CodeTerms,
  codeTextFaults,
  termsFaults,
} from '../../../domain/checkout/codes/code-terms.ts';
import { normalizedCode } from '../../../domain/checkout/codes/coupon.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { defaultCurrency } from '../../../domain/pricing/money.ts';

export interface NewCode {
  readonly code: string;
  readonly terms: CodeTerms;
  readonly key: string;
}

export type MakeCodeOutcome =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly CodeFault[] }
  | { readonly ok: false; readonly code: 'key_reused' };

/** Of somebody's own calls: the keys of others are others. */
export const callKeyOf = (actor: Actor, key: string): string => [actor.kind, actor.id ?? '', key].join(' ');

/** Codes are in dollars, as all that is charged. */
const { code: currency } = defaultCurrency;

/** As the audit has it: sums by the names that make them sums, moments as anybody reads them. */
export function auditTerms({ amount, minimum, startsAt, endsAt, ...terms }: CodeTerms) {
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...terms,
    currency,
    amountMinor: amount,
    minimumMinor: minimum,
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
  };
}

export function makeCode(
  queries: Queries,
  actor: Actor,
  { now, ...input }: NewCode & { readonly now: number },
): Promise<MakeCodeOutcome> {
  const { terms, key } = input;
  const code = normalizedCode(input.code);
  const callKey = callKeyOf(actor, key);
  return queries.transaction(async (tx): Promise<MakeCodeOutcome> => {
    const known = await findCodeOfCall(tx, callKey);
    if (known) return known.code === code ? { ok: true, id: known.id } : { ok: false, code: 'key_reused' };
    const faults = [...codeTextFaults(code), ...termsFaults(terms, { now })];
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    if ((await insertCodes(tx, { codes: [code], terms, batchId: null, callKey })) === 1) {
      const made = await findCodeOfCall(tx, callKey);
      if (!made) throw new Error('A code was made and is not there.');
      await insertAuditEntry(tx, actor, {
        verb: 'codes.change',
        thing: 'code',
        thingId: made.id,
        after: { code, ...auditTerms(terms) },
      });
      return { ok: true, id: made.id };
    }
    // The same call at the same moment has made it.
    const first = await findCodeOfCall(tx, callKey);
    return first?.code === code
      ? { ok: true, id: first.id }
      : { ok: false, code: 'faulty', faults: [{ at: 'code', code: 'taken' }] };
  });
}
