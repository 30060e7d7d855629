// By a carrier that has no keys, such as Twilio: at most once.
import { expect, test } from 'vitest';
import { DeliveryError } from '../../providers/messaging/delivery.ts';
import { createLine } from '../../server/testing/waitlist-line.ts';

const line = createLine('leave');
const { wait, restock, call, work, later, states, query } = line;

test('[WL-13] killed after handing a text over, it is not handed over again, and the merchant can see it', async () => {
  await wait(1, 'sms');
  await restock(1);
  await call();
  await query("update waitlist_message set state = 'sending', attempts = 1, handed_at = now()");
  await work();
  await later('2 hours');
  await work();
  expect(line.to()).toEqual([]);
  expect(await query('select state, last_error from waitlist_message')).toEqual([
    { state: 'unknown', last_error: 'handed over and never answered' },
  ]);
  expect(await states()).toEqual(['notified']);
});

test('[WL-13] nor when the carrier never answered; a refusal is another matter', async () => {
  const people = await wait(2, 'sms');
  let refusals = 0;
  line.onCarry = async (to) => {
    if (to === people[0]) throw new DeliveryError('doubt', 'no answer');
    refusals += 1;
    if (refusals === 1) throw new DeliveryError('later', '429');
  };
  await restock(1);
  await work();
  await later('1 minute');
  await work();
  expect(line.to()).toEqual([people[1]]);
  expect(await query('select state from waitlist_message order by asked_at')).toEqual([
    { state: 'unknown' },
    { state: 'sent' },
  ]);
});
