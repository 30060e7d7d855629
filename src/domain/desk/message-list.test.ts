import { expect, test } from 'vitest';
import {
  canAct,
  formatMessageCursor,
  messageStates,
  parseMessageCursor,
  parseMessageId,
} from './message-list.ts';

const uuid = '0b7f9a52-6f1c-4c11-9a53-2f4e0a1b2c3d';

test('what is sent, or may have been, is not tried again', () => {
  const allowed = (act: 'retry' | 'drop') => messageStates.filter((state) => canAct(state, act));
  expect(allowed('retry')).toEqual(['retrying', 'failed', 'dead']);
  expect(allowed('drop')).toEqual(['waiting', 'retrying', 'failed', 'unknown', 'dead']);
});

test('an id says where a message is kept', () => {
  expect(parseMessageId(`waitlist-${uuid}`)).toEqual({ place: 'waitlist', id: uuid });
  expect(parseMessageId('job-12')).toEqual({ place: 'job', id: 12 });
  for (const text of ['', 'job-', 'job-0', 'waitlist-12', 'other-1', `job-${uuid}`])
    expect(parseMessageId(text)).toBeNull();
});

test('a page is named by the message it comes after', () => {
  const cursor = { at: '1794998800300123', messageId: `waitlist-${uuid}` };
  expect(formatMessageCursor(cursor).length).toBeLessThanOrEqual(64);
  expect(parseMessageCursor(formatMessageCursor(cursor))).toEqual(cursor);
  for (const text of ['', '1', '1.job', 'x.job-1', '1.job-x']) expect(parseMessageCursor(text)).toBeNull();
});
