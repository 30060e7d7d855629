// What the shop wrote, as the desk lists it, tries it again and drops it.
import type { DeskMessage } from '../../contract/desk/messages.ts';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  deleteEmailJob,
  isMessageChanged,
  lockMessage,
  requeueWaitlistMessage,
  reviveEmailJob,
  stopWaitlistMessage,
} from '../../database/queries/desk/message.ts';
import {
  countMessages,
  findMessage,
  findMessagePage,
  type MessageRecord,
} from '../../database/queries/desk/message-list.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type AgeSort, mostCounted } from '../../domain/desk/list.ts';
import {
  canAct,
  formatMessageCursor,
  type MessageAct,
  type MessageCursor,
  type MessageFilters,
  type MessageId,
  type MessageState,
  parseMessageId,
} from '../../domain/desk/message-list.ts';

export interface MessageListInput {
  readonly filters: MessageFilters;
  readonly sort: AgeSort;
  readonly after: MessageCursor | null;
  readonly size: number;
}

export async function listMessages(queries: Queries, { filters, sort, after, size }: MessageListInput) {
  const [found, count] = await Promise.all([
    findMessagePage(queries, filters, { sort, after, size: size + 1 }),
    countMessages(queries, filters),
  ]);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(viewMessage),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: found.length > size && last ? formatMessageCursor(last.cursor) : null,
  };
}

function viewMessage({ cursor: _, at, nextAt, ...message }: MessageRecord): DeskMessage {
  return { ...message, at: at.toISOString(), nextAt: nextAt?.toISOString() ?? null };
}

export interface MessageChange {
  readonly messageId: string;
  readonly act: MessageAct;
  readonly key: string;
}

export type MessageOutcome =
  | { readonly ok: true; readonly state: MessageState }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'not_now'; readonly state: MessageState };

const stateAfter = { retry: 'waiting', drop: 'dropped' } as const;

export function changeMessage(
  queries: Queries,
  actor: Actor,
  change: MessageChange,
): Promise<MessageOutcome> {
  const { messageId, act, key } = change;
  const id = parseMessageId(messageId);
  if (!id) return Promise.resolve({ ok: false, code: 'not_found' });
  return withRetry(() =>
    queries.transaction(async (tx): Promise<MessageOutcome> => {
      await lockMessage(tx, messageId);
      if (await isMessageChanged(tx, messageId, key)) return { ok: true, state: stateAfter[act] };
      const message = await findMessage(tx, messageId);
      if (!message) return { ok: false, code: 'not_found' };
      const { state } = message;
      if (!canAct(state, act) || !(await doAct(tx, id, act))) return { ok: false, code: 'not_now', state };
      await insertAuditEntry(tx, actor, {
        verb: 'messages.change',
        thing: 'message',
        thingId: messageId,
        before: { state },
        after: { state: stateAfter[act], key },
      });
      return { ok: true, state: stateAfter[act] };
    }),
  );
}

/** False when somebody works on it at this moment, or whoever was to hear it no longer waits. */
async function doAct(tx: Transaction, { place, id }: MessageId, act: MessageAct): Promise<boolean> {
  if (place === 'job') return act === 'retry' ? reviveEmailJob(tx, id) : deleteEmailJob(tx, id);
  if (place !== 'waitlist') return false;
  if (act === 'drop') return stopWaitlistMessage(tx, id);
  const skuId = await requeueWaitlistMessage(tx, id);
  if (skuId === null) return false;
  const kind = 'send-messages';
  await addJobs(tx, [{ kind, priority: jobPriorities[kind], payload: { skuId, messageIds: [id] } }]);
  return true;
}
