// A notice of a processor: written down and left as work in one transaction, so that it is not lost and not done twice.
// What it says is not believed; the charge is asked for, and brought to the one place where payments end.
import { jobPriorities } from '../../contract/job/job.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { findAttempt } from '../../database/queries/payment/attempt.ts';
import {
  findNotice,
  finishNotice,
  insertNotice,
  renameDisputes,
  saveDispute,
} from '../../database/queries/payment/notice.ts';
import { hasLapsed } from '../../domain/payment/lapsed.ts';
import { isLive } from '../../domain/payment/payment-attempt.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { ProcessorNotice } from '../../providers/payment/notice.ts';
import { holdUnpaid, lapsedReason } from './hold-unpaid.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';
import { settle } from './settle-attempt.ts';

export interface Heard {
  readonly processor: ProcessorName;
  readonly notice: ProcessorNotice;
}

/** False when it came before. */
export function hearNotice({ database }: PaymentDeps, { processor, notice }: Heard): Promise<boolean> {
  const { id: eventId, kind, chargeId, attemptId, dispute } = notice;
  return database.checkout.transaction(async (tx) => {
    const isNew = await insertNotice(tx, { processor, eventId, kind, chargeId, attemptId });
    if (!isNew) return false;
    if (dispute) {
      const { id: disputeId, ...details } = dispute;
      await saveDispute(tx, { processor, disputeId, ...details });
    }
    await addJobs(tx, [
      {
        kind: 'settle-notice',
        key: `${processor} ${eventId}`,
        priority: jobPriorities['settle-notice'],
        payload: { processor, eventId },
      },
    ]);
    return true;
  });
}

/** Throws when the processor gave no answer: it is to be asked for again. */
export async function settleNotice(
  deps: PaymentDeps,
  noticeKey: { readonly processor: ProcessorName; readonly eventId: string },
): Promise<void> {
  const { checkout } = deps.database;
  const notice = await findNotice(checkout, noticeKey);
  if (!notice || notice.handledAt !== null) return;
  const { chargeId, attemptId } = notice;
  const charge =
    chargeId === null && attemptId === null
      ? null
      : await processorOf(deps, noticeKey.processor).find(attemptId ?? '', chargeId);
  const attempt = charge && (await findAttempt(checkout, charge.attemptId));
  // Told by another name than the shop knows it by: from now on it is known by that one.
  if (charge && chargeId !== null && chargeId !== charge.id)
    await renameDisputes(checkout, noticeKey.processor, chargeId, charge.id);
  // What is under way is whoever's who makes it; what belongs to nobody the reconciliation finds.
  if (charge && attempt && isLive(attempt.state) && isDecided(charge.state))
    await settle(deps, attempt, charge);
  if (charge && attempt?.orderId != null && hasLapsed(attempt, charge))
    await holdUnpaid(deps, attempt.orderId, lapsedReason);
  await finishNotice(checkout, noticeKey);
}

function isDecided(state: string): boolean {
  return state !== 'created' && state !== 'requires_action';
}
