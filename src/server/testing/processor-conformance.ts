// What any processor of payments must do for the shop to trust it, whoever is behind it.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import {
  type Charge,
  NoAnswer,
  type PaymentProcessor,
  ProcessorFailed,
  ProcessorRefusal,
} from '../../providers/payment/payment-processor.ts';

export interface ConformanceCards {
  readonly approved: string;
  readonly declined: string;
  readonly insufficient: string;
  readonly challenged: string;
  /** No reply, and nothing done, the first time. */
  readonly lostBefore: string;
  /** Done, and no reply, the first time. */
  readonly lostAfter: string;
  /** Fails, and says so again to the same key. */
  readonly failing: string;
  readonly captureLostBefore: string;
  readonly captureLostAfter: string;
  readonly voidLostAfter: string;
  readonly refundLostAfter: string;
}

export interface ConformanceSubject {
  readonly processor: () => PaymentProcessor;
  readonly cards: ConformanceCards;
  readonly returnUrl: string;
  /** Takes the second step as a shopper would. */
  readonly takeSecondStep: (charge: Charge, isApproved: boolean) => Promise<void>;
}

/** The outcome of each, so that those that were refused can be counted. */
async function outcomes(calls: readonly Promise<Charge>[]): Promise<{ done: Charge[]; refused: number }> {
  const settled = await Promise.allSettled(calls);
  const done = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  for (const each of settled)
    if (each.status === 'rejected' && !(each.reason instanceof ProcessorRefusal)) throw each.reason;
  return { done, refused: settled.length - done.length };
}

export function processorConformance({ processor, cards, returnUrl, takeSecondStep }: ConformanceSubject) {
  const dollars = (minor: number) => money(minor, 'USD');
  const created = (minor = 10_000) => processor().create({ attemptId: randomUUID(), amount: dollars(minor) });
  const authorise = ({ id }: Charge, token = cards.approved, key = randomUUID()) =>
    processor().authorise({ chargeId: id, token, key, returnUrl });
  const authorised = async (minor = 10_000, token = cards.approved) => authorise(await created(minor), token);
  const capture = ({ id }: Charge, minor: number, key = randomUUID()) =>
    processor().capture({ chargeId: id, amount: dollars(minor), key });
  const cancel = ({ id }: Charge, key = randomUUID()) => processor().void({ chargeId: id, key });
  const refund = ({ id }: Charge, minor: number, key = randomUUID()) =>
    processor().refund({ chargeId: id, amount: dollars(minor), key });
  const found = async ({ attemptId }: Charge) => {
    const charge = await processor().find(attemptId);
    if (!charge) throw new Error('The processor does not know its own charge.');
    return charge;
  };

  describe('a charge', () => {
    test('is made once for an attempt, however often and however many at once ask', async () => {
      const asked = { attemptId: randomUUID(), amount: dollars(4_200) };
      const made = await Promise.all(Array.from({ length: 10 }, () => processor().create(asked)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made[0]).toMatchObject({ state: 'created', amount: asked.amount, captured: dollars(0) });
      expect(await processor().create(asked)).toEqual(made[0]);
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

    test('by the same key is answered the same again, whatever has become of the charge', async () => {
      const charge = await created();
      const key = randomUUID();
      const first = await authorise(charge, cards.approved, key);
      await capture(charge, 10_000);
      expect(await authorise(charge, cards.approved, key)).toEqual(first);
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

    test.each([true, false])('may take a second step, which is approved: %s', async (isApproved) => {
      const charge = await authorised(10_000, cards.challenged);
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
      const charge = await authorised(10_000, cards.challenged);
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

  describe('cards that are kept', () => {
    const payer = () => processor().openPayer({ customerId: randomUUID(), email: 'ada@example.com' });
    const kept = async (payerId: string, token = cards.approved) => {
      const { id } = await processor().create({ attemptId: randomUUID(), amount: dollars(100), payerId });
      const asked = { chargeId: id, token, key: randomUUID(), returnUrl, savesCard: true };
      return processor().authorise(asked);
    };

    test('are those that paid and were to be kept, told by four digits', async () => {
      const payerId = await payer();
      expect(await processor().listCards(payerId)).toEqual([]);
      await kept(payerId);
      await kept(payerId, cards.declined);
      const listed = await processor().listCards(payerId);
      expect(listed).toHaveLength(1);
      expect(listed[0]?.last4).toMatch(/^\d{4}$/);
      expect(JSON.stringify(listed)).not.toMatch(/\d{12}/);
    });

    test('are kept once a second step is approved, and not before', async () => {
      const payerId = await payer();
      const charge = await kept(payerId, cards.challenged);
      expect(await processor().listCards(payerId)).toEqual([]);
      await takeSecondStep(charge, true);
      expect(await processor().listCards(payerId)).toHaveLength(1);
    });

    test('are opened once for a customer, however often that is asked', async () => {
      const asked = { customerId: randomUUID(), email: 'ada@example.com' };
      const opened = await Promise.all(Array.from({ length: 5 }, () => processor().openPayer(asked)));
      expect(new Set(opened).size).toBe(1);
    });

    test('pay for their own payer and for nobody else', async () => {
      const [payerId, stranger] = [await payer(), await payer()];
      await kept(payerId);
      const [card] = await processor().listCards(payerId);
      if (!card) throw new Error('The card was not kept.');
      const charge = (of: string | null) =>
        processor().create({ attemptId: randomUUID(), amount: dollars(100), payerId: of });
      expect(await authorise(await charge(payerId), card.id)).toMatchObject({ state: 'authorised' });
      for (const other of [stranger, null])
        await expect(authorise(await charge(other), card.id)).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    test('are deleted by their own payer alone, and pay no more', async () => {
      const [payerId, stranger] = [await payer(), await payer()];
      await kept(payerId);
      const [card] = await processor().listCards(payerId);
      if (!card) throw new Error('The card was not kept.');
      expect(await processor().deleteCard(stranger, card.id)).toBe(false);
      expect(await processor().deleteCard(payerId, card.id)).toBe(true);
      expect(await processor().deleteCard(payerId, card.id)).toBe(false);
      expect(await processor().listCards(payerId)).toEqual([]);
      const charge = await processor().create({ attemptId: randomUUID(), amount: dollars(100), payerId });
      await expect(authorise(charge, card.id)).rejects.toBeInstanceOf(ProcessorRefusal);
    });
  });

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
