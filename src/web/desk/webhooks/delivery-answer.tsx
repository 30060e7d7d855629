import type { WireDelivery } from '../../../contract/desk/webhooks.ts';
import { sayAnswer } from '../../../words/desk-webhooks/say-answer.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { type Shape, Status } from '../parts/status.tsx';

export const answerText = (delivery: WireDelivery) => sayAnswer(pageLanguage, delivery, deviceNow());

export function DeliveryAnswer({ delivery }: { delivery: WireDelivery }) {
  return <Status shape={shapeOf(delivery)}>{answerText(delivery)}</Status>;
}

function shapeOf({ state, tries }: WireDelivery): Shape {
  if (state === 'arrived') return 'done';
  if (state === 'given_up') return 'trouble';
  return tries === 0 ? 'open' : 'part';
}
