// When, how much off, and how many: what a deal is planned and changed with.
import { dealPrice } from '../../../domain/pricing/deal-plan.ts';
import { moneyFromDecimal } from '../../../domain/pricing/money.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { TextField } from '../parts/field.tsx';
import { fieldOf } from './span.ts';

export interface DealDraft {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly percent: string;
  readonly allotment: string;
}

export type Problems = Readonly<Record<string, string>>;

interface DealFieldsProps {
  draft: DealDraft;
  onChange: (draft: DealDraft) => void;
  problems: Problems;
  /** What the product costs; null while none is chosen. */
  full: { readonly price: number; readonly currency: string } | null;
  /** A deal that runs keeps its start and its price. */
  isRunning?: boolean;
}

export function DealFields({ draft, onChange, problems, full, isRunning = false }: DealFieldsProps) {
  const { startsAt, endsAt, discountPercent, allotment } = problems;
  const percent = Number(draft.percent);
  const price = full && moneyFromDecimal(full.price, full.currency);
  const hint =
    price && Number.isInteger(percent) && percent > 0 && percent < 100
      ? words.costs(formatMoney(pageLanguage, dealPrice(price, percent)), formatMoney(pageLanguage, price))
      : undefined;
  return (
    <>
      {!isRunning && (
        <TextField
          label={words.starts}
          type="datetime-local"
          value={draft.startsAt}
          isRequired
          why={startsAt}
          onChange={(text) => onChange({ ...draft, startsAt: text })}
        />
      )}
      <TextField
        label={words.ends}
        type="datetime-local"
        value={draft.endsAt}
        isRequired
        why={endsAt}
        onChange={(text) => onChange({ ...draft, endsAt: text })}
      />
      {!isRunning && (
        <TextField
          label={words.off}
          inputMode="numeric"
          maxLength={3}
          value={draft.percent}
          isRequired
          why={discountPercent}
          hint={hint}
          onChange={(text) => onChange({ ...draft, percent: text })}
        />
      )}
      <TextField
        label={words.allotment}
        inputMode="numeric"
        maxLength={7}
        value={draft.allotment}
        isRequired
        why={allotment}
        hint={words.allotmentHint}
        onChange={(text) => onChange({ ...draft, allotment: text })}
      />
    </>
  );
}

/** What is no number is zero, and the rules say what it may be. */
const wholeOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : 0);

export function bodyOf({ startsAt, endsAt, percent, allotment }: DealDraft) {
  return {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    discountPercent: wholeOf(percent),
    allotment: wholeOf(allotment),
  };
}

interface DealTimes {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly discountPercent: number;
  readonly allotment: number;
}

export function draftOf({ startsAt, endsAt, discountPercent, allotment }: DealTimes): DealDraft {
  return {
    startsAt: fieldOf(startsAt),
    endsAt: fieldOf(endsAt),
    percent: String(discountPercent),
    allotment: String(allotment),
  };
}

export const priceOf = (sum: number, currency: string) => {
  const amount = moneyFromDecimal(sum, currency);
  return amount ? formatMoney(pageLanguage, amount) : String(sum);
};
