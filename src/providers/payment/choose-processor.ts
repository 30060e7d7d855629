// Which of the processors that a shop has keys for takes the next card.

import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';

/** What was begun with one of them is ended with it, whatever the flag says by then. */
export function chooseProcessor(
  { braintree_cc_enabled }: Pick<FlagSet, 'braintree_cc_enabled'>,
  hasKeys: (name: ProcessorName) => boolean,
): ProcessorName {
  const wanted: ProcessorName[] = braintree_cc_enabled ? ['braintree', 'stripe'] : ['stripe', 'braintree'];
  return wanted.find(hasKeys) ?? 'sandbox';
}
