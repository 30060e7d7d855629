// What a processor must do when calls and replies get lost.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NoAnswer, ProcessorFailed } from '../../../providers/payment/payment-processor.ts';
import { type ConformanceSubject, conformanceCalls } from './conformance-subject.ts';

export function networkConformance(subject: ConformanceSubject) {
  const { cards } = subject;
  const { dollars, created, authorise, authorised, capture, cancel, refund, found } =
    conformanceCalls(subject);

  describe('when the network lies', () => {
    test('a call that never arrived has done nothing, and the same key gets through', async () => {
      const charge = await created();
      const key = randomUUID();
      await expect(authorise(charge, cards.lostBefore, key)).rejects.toBeInstanceOf(NoAnswer);
      expect(await found(charge)).toMatchObject({ state: 'created' });
      expect(await authorise(charge, cards.lostBefore, key)).toMatchObject({ state: 'authorised' });
    });

    test('a call whose reply was lost is found done, and the same key is told so', async () => {
      const charge = await created();
      const key = randomUUID();
      await expect(authorise(charge, cards.lostAfter, key)).rejects.toBeInstanceOf(NoAnswer);
      const after = await found(charge);
      expect(after.state).toBe('authorised');
      expect(await authorise(charge, cards.lostAfter, key)).toEqual(after);
    });

    test('a failure is answered to the same key for ever, nothing was done, and another card and key get through', async () => {
      const charge = await created();
      const key = randomUUID();
      for (let tries = 0; tries < 2; tries++)
        await expect(authorise(charge, cards.failing, key)).rejects.toBeInstanceOf(ProcessorFailed);
      expect(await found(charge)).toMatchObject({ state: 'created' });
      expect(await authorise(charge)).toMatchObject({ state: 'authorised' });
    });

    test('captures, voids and refunds are done once, whenever the reply is lost', async () => {
      for (const card of [cards.captureLostBefore, cards.captureLostAfter]) {
        const charge = await authorised(10_000, card);
        const key = randomUUID();
        await expect(capture(charge, 4_000, key)).rejects.toBeInstanceOf(NoAnswer);
        expect(await capture(charge, 4_000, key)).toMatchObject({ captured: dollars(4_000) });
      }
      const charge = await authorised(10_000, cards.voidLostAfter);
      const key = randomUUID();
      await expect(cancel(charge, key)).rejects.toBeInstanceOf(NoAnswer);
      expect(await cancel(charge, key)).toMatchObject({ state: 'voided' });
      const paid = await authorised(10_000, cards.refundLostAfter);
      await capture(paid, 10_000);
      await expect(refund(paid, 1_000, key)).rejects.toBeInstanceOf(NoAnswer);
      expect(await refund(paid, 1_000, key)).toMatchObject({ refunded: dollars(1_000) });
    });
  });
}
