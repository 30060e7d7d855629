// What the waitlist says once someone is on it.
import { formatPhone } from '../../domain/messaging/phone.ts';
import type { ProductText } from '../../domain/product/product.ts';
import { oneSizeName } from '../../domain/product/sizes.ts';
import type { PartlyTranslated } from '../../domain/text/untranslated.ts';
import type { Language } from '../../domain/visitor/language.ts';
import type { WaitlistEntry } from '../../domain/waitlist/waitlist-answers.ts';
import { formatDay } from '../text/format-day.ts';
import { wordsIn } from './words.ts';

export function sayWaitlisted(language: Language, entry: WaitlistEntry): string {
  return `${nameWanted(language, entry)}. ${sayPromise(language, entry)} ${wordsIn(language).inOrder}`;
}

function sayPromise(
  language: Language,
  { mustConfirm, channel, address, estimatedArrival }: WaitlistEntry,
): string {
  const words = wordsIn(language);
  const day = estimatedArrival ? formatDay(language, estimatedArrival) : null;
  if (mustConfirm) return words.confirmByEmail(address, day);
  return channel === 'sms' ? words.willText(formatPhone(address), day) : words.willWrite(address, day);
}

/** What is waited for, as emails name it. */
export interface WantedProduct extends PartlyTranslated<ProductText> {
  readonly name: string;
  readonly brand: string;
  readonly colorName: string;
}

export function isColorTranslated({ untranslated = [] }: PartlyTranslated<ProductText>): boolean {
  return !untranslated.includes('colorName');
}

/** The thing waited for, in the fewest words. */
export function nameWanted(
  language: Language,
  { sizeName, colorName }: Pick<WaitlistEntry, 'sizeName' | 'colorName'>,
): string {
  return sizeName === oneSizeName ? colorName : wordsIn(language).sizeIn(sizeName, colorName);
}

/** The heading over other things to look at, once someone is waiting. */
export function writeCrossSellHeading(language: Language, estimatedArrival: string | null): string {
  const words = wordsIn(language);
  if (estimatedArrival === null) return words.noDateYet;
  return words.dayWillCome(formatDay(language, estimatedArrival));
}
