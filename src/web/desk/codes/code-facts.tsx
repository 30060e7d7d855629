// What a code or a batch gives, to whom, when and how often, to be read.
import type { DeskCode } from '../../../contract/desk/codes.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayGift } from '../../../words/desk-codes/say-code.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import type { Fact } from '../parts/panel.tsx';

type Terms = Pick<
  DeskCode,
  | 'kind'
  | 'percent'
  | 'amount'
  | 'currency'
  | 'minimum'
  | 'audience'
  | 'startsAt'
  | 'endsAt'
  | 'usesMax'
  | 'usesPerPerson'
>;

export const formatMoment = (at: string) => formatMomentAt(pageLanguage, at, deviceNow());

export function factsOf(terms: Terms): readonly Fact[] {
  const { minimum, currency, audience, startsAt, endsAt, usesMax, usesPerPerson } = terms;
  const title = words.codeColumns;
  const limit = (uses: number | null) => (uses === null ? words.none : formatCount(pageLanguage, uses));
  return [
    { name: title.gives, value: sayGift(pageLanguage, terms) },
    {
      name: title.minimum,
      value: minimum === 0 ? words.none : formatAmount(pageLanguage, minimum, currency),
    },
    { name: title.audience, value: words.audiences[audience] },
    ...(startsAt === null ? [] : [{ name: title.starts, value: formatMoment(startsAt) }]),
    { name: title.ends, value: endsAt === null ? words.never : formatMoment(endsAt) },
    { name: words.usesMax, value: limit(usesMax) },
    { name: words.usesPerPerson, value: limit(usesPerPerson) },
  ];
}

/** Of postage orders do not say what it would have cost. */
export function discountFact({ discount, currency }: Pick<DeskCode, 'discount' | 'currency'>): Fact {
  return {
    name: words.givenAway,
    value: discount === null ? words.postageUnknown : formatAmount(pageLanguage, discount, currency),
    ...(discount !== null && { isTotal: true }),
  };
}
