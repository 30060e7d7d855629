// An e-mail is handed over by a job, so that nobody waits for a mail server, and none is lost while one is away.
import { randomUUID } from 'node:crypto';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import { addJobs, type NewJob } from '../../database/queries/job/job.ts';
import { verdictOf } from '../../providers/messaging/delivery.ts';
import type { Email, Mail } from '../../providers/messaging/mail.ts';

export type QueuedEmail = Required<Pick<Email, 'id' | 'to' | 'subject' | 'text' | 'html'>>;

/** In the transaction of whatever it is about: without that there is no e-mail, and with it there is one. */
export function queueEmail(tx: Transaction, email: Omit<QueuedEmail, 'id'>): Promise<void> {
  return addJobs(tx, [emailJob(email)]);
}

/** The same for whoever has other work to leave with it. */
export function emailJob(email: Omit<QueuedEmail, 'id'>): NewJob {
  const kind = 'send-email';
  return { kind, priority: jobPriorities[kind], payload: { id: randomUUID(), ...email } };
}

/** False when it was refused for good. Throws when it may be taken another time. */
export async function sendQueuedEmail(mail: Mail, email: QueuedEmail): Promise<boolean> {
  try {
    await mail.send(email);
    return true;
  } catch (error) {
    const verdict = verdictOf(error);
    const isOver =
      verdict === 'never' ||
      verdict === 'unreachable' ||
      verdict === 'stopped' ||
      (verdict === 'doubt' && mail.onDoubt === 'leave');
    if (!isOver) throw error;
    return false;
  }
}
