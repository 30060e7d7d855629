// What is wrong with a deal, and what is worth knowing of it, in a sentence.
import {
  type DealFault,
  type DealWarning,
  mostAllotment,
  mostDealDays,
} from '../../domain/pricing/deal-plan.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatCount } from '../text/format-count.ts';
import { formatMoment } from '../text/format-moment.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

/** For beside the field. */
export function sayDealFault(language: Language, fault: DealFault): string {
  const { faults } = wordsIn(language);
  switch (fault.code) {
    case 'runs':
      return fault.at === 'startsAt' ? faults.start_runs : faults.percent_runs;
    case 'overlap':
      return faults.overlap(formatMoment(language, fault.start), formatMoment(language, fault.end));
    case 'too_long':
      return faults.too_long(mostDealDays);
    case 'not_below':
      return faults.not_below(formatMoney(language, fault.selling));
    case 'allotment':
      return faults.allotment(formatCount(language, mostAllotment));
    case 'below_claimed':
      return faults.below_claimed(fault.claimed);
    default:
      return faults[fault.code];
  }
}

export function sayDealWarning(language: Language, warning: DealWarning): string {
  const { warnings } = wordsIn(language);
  switch (warning.code) {
    case 'above_stock':
      return warnings.above_stock(warning.available);
    case 'lowest_unknown':
      return warnings.lowest_unknown;
    default:
      return warnings[warning.code](formatMoney(language, warning.lowest));
  }
}
