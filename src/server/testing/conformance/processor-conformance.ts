// What any processor of payments must do for the shop to trust it, whoever is behind it.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { money } from '../../../domain/pricing/money.ts';
import { ProcessorRefusal } from '../../../providers/payment/payment-processor.ts';
import { cardsConformance } from './cards-conformance.ts';
import { type ConformanceSubject, conformanceCalls, outcomes } from './conformance-subject.ts';
import { networkConformance } from './network-conformance.ts';

export function processorConformance(subject: ConformanceSubject) {
  const { processor, cards, replays, takeSecondStep } = subject;
  const { dollars, created, authorise, authorised, capture, cancel, refund, found } =
    conformanceCalls(subject);

  describe('a charge', () => {
    test('is made once for an attempt, however often and however many at once ask', async () => {
      const newCharge = { attemptId: randomUUID(), amount: dollars(4_200) };
      const made = await Promise.all(Array.from({ length: 10 }, () => processor().create(newCharge)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made[0]).toMatchObject({ state: 'created', amount: newCharge.amount, captured: dollars(0) });
      expect(await processor().create(newCharge)).toEqual(made[0]);
    });

    test('is refused to another amount by the same attempt', async () => {
      const { attemptId } = await created();
      const other = processor().create({ attemptId, amount: dollars(1) });
      await expect(other).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('of nothing, or of less, is refused', async () => {
      for (const minor of [0, -1]) await expect(created(minor)).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('is found by the attempt’s id, and one that nobody made is not', async () => {
      const charge = await authorised();
      expect(await found(charge)).toEqual(charge);
      expect(await processor().find(randomUUID())).toBeNull();
    });

    test('is listed with those made since, the oldest first', async () => {
      const [first, second] = [await created(), await created()];
      const listed = await processor().list(first.createdAt, 1_000);
      const ids = listed.map(({ id }) => id);
      expect(ids.indexOf(first.id)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(second.id)).toBeGreaterThan(ids.indexOf(first.id));
      expect(await processor().list(first.createdAt, 1)).toHaveLength(1);
      expect(await processor().list(new Date(Date.now() + 60_000), 10)).toEqual([]);
    });
  });

  describe('authorising', () => {
    test('sets the whole amount aside and tells the card by four digits at most', async () => {
      const charge = await authorised();
      expect(charge).toMatchObject({ state: 'authorised', declineReason: null, nextActionUrl: null });
      expect(charge.cardLabel).not.toMatch(/\d{5}/);
    });

    test('is declined for a reason, and another card may be tried', async () => {
      const charge = await created();
      expect(await authorise(charge, cards.declined)).toMatchObject({
        state: 'declined',
        declineReason: 'card_declined',
      });
      expect(await authorise(charge, cards.insufficient)).toMatchObject({
        declineReason: 'insufficient_funds',
      });
      expect(await authorise(charge)).toMatchObject({ state: 'authorised', declineReason: null });
    });

    test('by the same key is not done again, whatever has become of the charge', async () => {
      const charge = await created();
      const key = randomUUID();
      const first = await authorise(charge, cards.approved, key);
      const taken = await capture(charge, 10_000);
      expect(await authorise(charge, cards.approved, key)).toEqual(replays === 'then' ? first : taken);
      const another = authorise(charge, cards.declined, key);
      await expect(another).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('by ten keys at once is done once', async () => {
      const charge = await created();
      const { done, refused } = await outcomes(Array.from({ length: 10 }, () => authorise(charge)));
      expect([done.length, refused]).toEqual([1, 9]);
    });

    test('by an unknown card, or of an unknown charge, is refused', async () => {
      const charge = await created();
      await expect(authorise(charge, 'tok_of_nobody')).rejects.toBeInstanceOf(ProcessorRefusal);
      await expect(authorise({ ...charge, id: 'ch_of_nobody' })).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    if (cards.challenged === null || !takeSecondStep) return;
    const { challenged } = cards;

    test.each([true, false])('may take a second step, which is approved: %s', async (isApproved) => {
      const charge = await authorised(10_000, challenged);
      expect(charge.state).toBe('requires_action');
      expect(charge.nextActionUrl).toContain(charge.id);
      await expect(capture(charge, 1)).rejects.toBeInstanceOf(ProcessorRefusal);
      await takeSecondStep(charge, isApproved);
      const after = await found(charge);
      expect(after).toMatchObject({
        state: isApproved ? 'authorised' : 'declined',
        declineReason: isApproved ? null : 'authentication_failed',
        nextActionUrl: null,
      });
      // It counts once.
      await takeSecondStep(charge, !isApproved);
      expect(await found(charge)).toEqual(after);
    });

    test('cannot be approved after it was let go of', async () => {
      const charge = await authorised(10_000, challenged);
      await cancel(charge);
      await takeSecondStep(charge, true);
      expect(await found(charge)).toMatchObject({ state: 'voided' });
    });
  });

  describe('capturing', () => {
    test('in parts takes what was set aside to the cent, and never more', async () => {
      const charge = await authorised(10_000);
      expect(await capture(charge, 3_333)).toMatchObject({ state: 'authorised', captured: dollars(3_333) });
      await expect(capture(charge, 6_668)).rejects.toBeInstanceOf(ProcessorRefusal);
      expect(await capture(charge, 6_667)).toMatchObject({ state: 'captured', captured: dollars(10_000) });
      await expect(capture(charge, 1)).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('in twenty parts at once takes no more than there is', async () => {
      const charge = await authorised(1_000);
      const { done } = await outcomes(Array.from({ length: 20 }, () => capture(charge, 100)));
      expect(done).toHaveLength(10);
      expect(await found(charge)).toMatchObject({ state: 'captured', captured: dollars(1_000) });
    });

    test('by one key, ten at once, takes it once', async () => {
      const charge = await authorised(1_000);
      const key = randomUUID();
      const { done, refused } = await outcomes(Array.from({ length: 10 }, () => capture(charge, 100, key)));
      expect([done.length, refused]).toEqual([10, 0]);
      expect(await found(charge)).toMatchObject({ captured: dollars(100) });
    });

    test('in another currency, or of what was never set aside, is refused', async () => {
      const charge = await authorised();
      const inEuros = processor().capture({
        chargeId: charge.id,
        amount: money(1, 'EUR'),
        key: randomUUID(),
      });
      await expect(inEuros).rejects.toBeInstanceOf(ProcessorRefusal);
      await expect(capture(await created(), 1)).rejects.toBeInstanceOf(ProcessorRefusal);
    });
  });

  describe('voiding', () => {
    test('lets go of everything, or of what was not captured', async () => {
      const whole = await authorised();
      expect(await cancel(whole)).toMatchObject({ state: 'voided', captured: dollars(0) });
      await expect(capture(whole, 1)).rejects.toBeInstanceOf(ProcessorRefusal);
      const part = await authorised();
      await capture(part, 4_000);
      expect(await cancel(part)).toMatchObject({ state: 'captured', captured: dollars(4_000) });
      await expect(capture(part, 1)).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('and capturing at the same moment: exactly one of them', async () => {
      for (let round = 0; round < 20; round++) {
        const charge = await authorised();
        const { done, refused } = await outcomes([capture(charge, 10_000), cancel(charge)]);
        expect([done.length, refused]).toEqual([1, 1]);
        const { state, captured } = await found(charge);
        expect([
          ['captured', 10_000],
          ['voided', 0],
        ]).toContainEqual([state, captured.minor]);
      }
    });

    test('what is over is refused', async () => {
      const charge = await authorised();
      await capture(charge, 10_000);
      await expect(cancel(charge)).rejects.toBeInstanceOf(ProcessorRefusal);
      await expect(cancel(await authorised(1, cards.declined))).rejects.toBeInstanceOf(ProcessorRefusal);
    });
  });

  describe('refunding', () => {
    test('twice at once by one key gives it back once', async () => {
      const charge = await authorised();
      await capture(charge, 10_000);
      const key = randomUUID();
      await Promise.all([refund(charge, 6_000, key), refund(charge, 6_000, key)]);
      expect(await found(charge)).toMatchObject({ refunded: dollars(6_000) });
    });

    test('by many keys at once never gives back more than was captured', async () => {
      const charge = await authorised();
      await capture(charge, 5_000);
      const { done } = await outcomes(Array.from({ length: 12 }, () => refund(charge, 1_000)));
      expect(done).toHaveLength(5);
      expect(await found(charge)).toMatchObject({ refunded: dollars(5_000), captured: dollars(5_000) });
    });

    test('what is only set aside is refused', async () => {
      await expect(refund(await authorised(), 1)).rejects.toBeInstanceOf(ProcessorRefusal);
    });
  });

  cardsConformance(subject);
  networkConformance(subject);
}
