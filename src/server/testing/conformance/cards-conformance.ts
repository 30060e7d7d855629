// What a processor that keeps cards must do with them.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ProcessorRefusal } from '../../../providers/payment/payment-processor.ts';
import { type ConformanceSubject, conformanceCalls } from './conformance-subject.ts';

export function cardsConformance(subject: ConformanceSubject) {
  const { processor, cards, returnUrl, takeSecondStep } = subject;
  const { dollars, authorise } = conformanceCalls(subject);

  describe('cards that are kept', () => {
    const payer = () => processor().openPayer({ customerId: randomUUID(), email: 'ada@example.com' });
    const saveCard = async (payerId: string, token = cards.approved) => {
      const { id } = await processor().create({ attemptId: randomUUID(), amount: dollars(100), payerId });
      const request = { chargeId: id, token, key: randomUUID(), returnUrl, savesCard: true };
      return processor().authorise(request);
    };

    test('are those that paid and were to be kept, told by four digits', async () => {
      const payerId = await payer();
      expect(await processor().listCards(payerId)).toEqual([]);
      await saveCard(payerId);
      await saveCard(payerId, cards.declined);
      const listed = await processor().listCards(payerId);
      expect(listed).toHaveLength(1);
      expect(listed[0]?.last4).toMatch(/^\d{4}$/);
      // Its name is random, and may have many digits in a row.
      expect(JSON.stringify({ ...listed[0], id: '' })).not.toMatch(/\d{12}/);
    });

    const { challenged } = cards;
    if (challenged !== null)
      test('are kept once a second step is approved, and not before', async () => {
        const payerId = await payer();
        const charge = await saveCard(payerId, challenged);
        expect(await processor().listCards(payerId)).toEqual([]);
        await takeSecondStep?.(charge, true);
        expect(await processor().listCards(payerId)).toHaveLength(1);
      });

    const keep = (payerId: string, token = cards.approved, key: string = randomUUID()) =>
      processor().keepCard({ payerId, token, key, returnUrl, owner: { name: 'Ada', address: null } });

    test('are kept without a charge, once, and pay later', async () => {
      const payerId = await payer();
      const since = new Date();
      const before = (await processor().list(since, 100)).length;
      expect(await keep(payerId)).toEqual({ state: 'kept' });
      const [card, ...more] = await processor().listCards(payerId);
      if (!card) throw new Error('The card was not kept.');
      expect(more).toEqual([]);
      expect(await processor().list(since, 100)).toHaveLength(before);
      const charge = await processor().create({ attemptId: randomUUID(), amount: dollars(100), payerId });
      expect(await authorise(charge, card.id)).toMatchObject({ state: 'authorised' });
    });

    test('are kept once by one key, and once however often the card is typed', async () => {
      const [payerId, key] = [await payer(), randomUUID()];
      await keep(payerId, cards.approved, key);
      expect(await keep(payerId, cards.approved, key)).toEqual({ state: 'kept' });
      expect(await keep(payerId)).toEqual({ state: 'kept' });
      expect(await processor().listCards(payerId)).toHaveLength(1);
    });

    test('are not kept when their bank says no, and why is told', async () => {
      const payerId = await payer();
      expect(await keep(payerId, cards.declined)).toEqual({ state: 'declined', reason: 'card_declined' });
      expect(await keep(payerId, cards.insufficient)).toEqual({
        state: 'declined',
        reason: 'insufficient_funds',
      });
      expect(await processor().listCards(payerId)).toEqual([]);
      const nobody = { payerId, token: 'nonsense', key: randomUUID(), returnUrl };
      const owner = { name: null, address: null };
      await expect(processor().keepCard({ ...nobody, owner })).rejects.toBeInstanceOf(ProcessorRefusal);
    });

    if (challenged !== null)
      test.each([true, false])(
        'are kept without a charge once a second step is approved: %s',
        async (isApproved) => {
          const payerId = await payer();
          const keeping = await keep(payerId, challenged);
          if (keeping.state !== 'requires_action') throw new Error('No second step was asked for.');
          expect(await processor().listCards(payerId)).toEqual([]);
          expect(await processor().findKeeping(payerId, keeping.id)).toEqual(keeping);
          const back = await subject.decideKeeping?.(keeping.url, isApproved);
          expect(back?.startsWith(returnUrl)).toBe(true);
          expect(await processor().findKeeping(payerId, keeping.id)).toEqual(
            isApproved ? { state: 'kept' } : { state: 'declined', reason: 'authentication_failed' },
          );
          expect(await processor().findKeeping(await payer(), keeping.id)).toBeNull();
          expect(await processor().listCards(payerId)).toHaveLength(isApproved ? 1 : 0);
        },
      );

    test('are opened once for a customer, however often that is asked', async () => {
      const customer = { customerId: randomUUID(), email: 'ada@example.com' };
      const opened = await Promise.all(Array.from({ length: 5 }, () => processor().openPayer(customer)));
      expect(new Set(opened).size).toBe(1);
    });

    test('pay for their own payer and for nobody else', async () => {
      const [payerId, stranger] = [await payer(), await payer()];
      await saveCard(payerId);
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
      await saveCard(payerId);
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
}
