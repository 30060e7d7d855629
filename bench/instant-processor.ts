// A processor that says yes at once and keeps its books in memory, as far as placing an order asks anything of one.
import { randomUUID } from 'node:crypto';
import type { Charge, PaymentProcessor } from '../src/providers/payment/payment-processor.ts';

export function instantProcessor(): PaymentProcessor {
  const charges = new Map<string, Charge>();
  const changeCharge = async (chargeId: string, change: Partial<Charge>): Promise<Charge> => {
    const charge = charges.get(chargeId);
    if (!charge) throw new Error('There is no such charge.');
    const next = { ...charge, ...change };
    charges.set(chargeId, next);
    return next;
  };
  return {
    name: 'sandbox',
    create: async ({ attemptId, amount }) => {
      const charge: Charge = {
        id: randomUUID(),
        attemptId,
        state: 'created',
        amount,
        captured: { ...amount, minor: 0 },
        refunded: { ...amount, minor: 0 },
        declineReason: null,
        nextActionUrl: null,
        cardLabel: null,
        createdAt: new Date(),
      };
      charges.set(charge.id, charge);
      return charge;
    },
    authorise: ({ chargeId }) => changeCharge(chargeId, { state: 'authorised', cardLabel: 'Visa/4242' }),
    capture: ({ chargeId, amount }) => changeCharge(chargeId, { state: 'captured', captured: amount }),
    void: ({ chargeId }) => changeCharge(chargeId, { state: 'voided' }),
    refund: ({ chargeId, amount }) => changeCharge(chargeId, { refunded: amount }),
    find: async (attemptId) => [...charges.values()].find((charge) => charge.attemptId === attemptId) ?? null,
    list: async () => [],
    openPayer: async () => randomUUID(),
    keepCard: async () => ({ state: 'kept' }),
    findKeeping: async () => null,
    listCards: async () => [],
    deleteCard: async () => false,
  };
}
