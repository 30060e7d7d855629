import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createDatabase, everydayLimits } from '../../database/database.ts';
import { suppress } from '../../database/queries/messaging/suppression.ts';
import { retryMessage, settleMessages } from '../../database/queries/waitlist/waitlist-message.ts';
import { mostMessageAttempts } from '../../domain/waitlist/waitlist-message.ts';
import { DeliveryError, type DeliveryOutcome } from '../../providers/messaging/delivery.ts';
import { createLine, hash } from '../../server/testing/waitlist-line.ts';
import { stopMessages } from '../messaging/unsubscribe.ts';

const line = createLine();
const { wait, restock, call, work, later, states, query } = line;
const messages = () =>
  query('select state, attempts, last_error from waitlist_message order by asked_at, entry_id');
const refuse = (verdict: DeliveryOutcome) => async () => {
  throw new DeliveryError(verdict, `told: ${verdict}`);
};

describe('a carrier that does not take it', () => {
  test('[WL-13] is asked again, later each time, and the message arrives once', async () => {
    const people = await wait(2);
    let refusals = 0;
    line.onCarry = async () => {
      refusals += 1;
      if (refusals <= 4) throw new DeliveryError('later', '421 busy');
    };
    await restock(5);
    await work();
    expect(await messages()).toMatchObject([
      { state: 'queued', attempts: 1, last_error: '421 busy' },
      { state: 'queued', attempts: 1 },
    ]);
    const waits: unknown[] = [];
    for (let round = 0; round < 2; round++) {
      const [next] = await query(
        'select extract(epoch from min(run_at) - now())::int as s from waitlist_message',
      );
      waits.push(next?.s);
      await later('1 hour');
      await work();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(2);
    expect(waits[1]).toBeGreaterThanOrEqual(11);
    expect(line.to().toSorted()).toEqual(people);
    expect(await states()).toEqual(['notified', 'notified']);
  });

  test('[WL-13] is given up after so many tries, seen by the merchant, and tried anew while there is stock', async () => {
    await wait(1);
    line.onCarry = refuse('later');
    await restock(1);
    for (let round = 0; round <= mostMessageAttempts; round++) {
      await work();
      await query(
        "update waitlist_message set run_at = now(); update job set run_at = now() where kind = 'send-messages'",
      );
    }
    expect(await messages()).toMatchObject([{ state: 'failed', attempts: mostMessageAttempts }]);
    expect(await states()).toEqual(['waiting']);
    line.onCarry = async () => {};
    await later('31 minutes');
    await work();
    expect(line.to()).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'sent' }]);
  });

  test.each([
    ['never', 'failed', []],
    ['unreachable', 'failed', ['unreachable']],
    ['stopped', 'stopped', ['stopped']],
  ] as const)('[WL-13, WL-14] that says %j is not asked again', async (verdict, state, reasons) => {
    await wait(1);
    line.onCarry = refuse(verdict);
    await restock(1);
    await work();
    await later('2 hours');
    line.onCarry = async () => {};
    await work();
    expect(line.to()).toEqual([]);
    expect(await messages()).toMatchObject([{ state, last_error: `told: ${verdict}` }]);
    expect(await states()).toEqual(['stopped']);
    expect((await query('select reason from suppression')).map(({ reason }) => reason)).toEqual(reasons);
  });

  test('[WL-13] one bad address does not hold up the others', async () => {
    const people = await wait(7);
    line.onCarry = async (to) => {
      if (to === people[2]) throw new DeliveryError('never', '554 no');
    };
    await restock(10);
    await work();
    expect(line.to()).toEqual(people.filter((_, at) => at !== 2));
  });
});

describe('killed after handing over, before noting it', () => {
  /** As a process leaves it that is killed while the carrier has the message. */
  const killed = async () => {
    await restock(1);
    await call();
    await query("update waitlist_message set state = 'sending', attempts = 1, handed_at = now()");
  };

  test('[WL-13] a carrier that knows the message by its id, or mail, is given it again under the same id', async () => {
    await wait(1);
    await killed();
    await work();
    const [message] = await query('select id, state, attempts from waitlist_message');
    expect(message).toMatchObject({ state: 'sent', attempts: 2 });
    expect(line.carried).toMatchObject([{ email: { id: message?.id } }]);
  });
});

test('[WL-13] an answer to an earlier attempt, come too late, changes nothing about this one', async () => {
  await wait(1);
  await restock(1);
  await call();
  await query("update waitlist_message set state = 'sending', attempts = 2, handed_at = now()");
  const [message] = await query('select id from waitlist_message');
  const earlier = { id: String(message?.id), attempts: 1 };
  await settleMessages(line.database.jobs, [earlier], 'refused', 'late');
  await retryMessage(line.database.jobs, earlier, 'late', 60);
  expect(await messages()).toEqual([{ state: 'sending', attempts: 2, last_error: null }]);
  expect(await states()).toEqual(['notifying']);
});

describe('they said stop', () => {
  test('[WL-14] before it was their turn: they hear nothing, the others do', async () => {
    const people = await wait(3, 'sms');
    await stopMessages(line.database.shop, { channel: 'sms', addressHash: hash(people[1] ?? '') });
    await restock(5);
    await work();
    expect(line.to()).toEqual([people[0], people[2]]);
    expect(await states()).toEqual(['notified', 'stopped', 'notified']);
  });

  test('[WL-14] or cannot be reached, as was found out elsewhere: they are not even called', async () => {
    const [gone = '', ...others] = await wait(3);
    await suppress(line.database.shop, { channel: 'email', addressHash: hash(gone) }, 'unreachable');
    await restock(5);
    await call();
    expect(await states()).toEqual(['stopped', 'notifying', 'notifying']);
    await work();
    expect(line.to()).toEqual(others);
  });

  test('[WL-14] while the wave is being sent: not after that moment', async () => {
    const people = await wait(8);
    await restock(10);
    await call();
    for (const to of people.slice(5))
      await stopMessages(line.database.shop, { channel: 'email', addressHash: hash(to) });
    await work();
    expect(line.to()).toEqual(people.slice(0, 5));
    expect(await states()).toEqual([...Array(5).fill('notified'), ...Array(3).fill('stopped')]);
    expect(await query("select * from waitlist_message where state in ('queued', 'sending')")).toEqual([]);
  });

  test('[WL-14] while their place is being called: it waits its turn, and they hear nothing', async () => {
    const [first = ''] = await wait(1);
    await query('begin');
    await query('select from waitlist_entry for update');
    const stopped = stopMessages(line.database.shop, { channel: 'email', addressHash: hash(first) });
    // Longer than a page would wait.
    const waitsLong = `select from pg_stat_clear_snapshot(), pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database() and clock_timestamp() - query_start > interval '700 milliseconds'`;
    await expect.poll(() => query(waitsLong), { timeout: 5_000 }).toHaveLength(1);
    await query('commit');
    await stopped;
    await restock(1);
    await work();
    expect(line.to()).toEqual([]);
    expect(await states()).toEqual(['stopped']);
  });

  test('[WL-14] and their consent is over, whatever they wait for', async () => {
    const [first = ''] = await wait(1);
    await query(
      `insert into consent (address_hash, channel, purpose, text_version, ip, source)
       values ($1, 'email', 'waitlist', 'v', '::1', 'form')`,
      [hash(first)],
    );
    await stopMessages(line.database.shop, { channel: 'email', addressHash: hash(first) });
    await stopMessages(line.database.shop, { channel: 'email', addressHash: hash(first) });
    expect(await query('select reason from suppression')).toEqual([{ reason: 'stopped' }]);
    const [given] = await query('select revoked_at from consent');
    expect(given?.revoked_at).not.toBeNull();
  });
});

describe('texts', () => {
  test('[WL-13] wait for a good hour, and emails do not', async () => {
    await wait(1, 'sms');
    const [email] = await wait(1);
    await restock(5);
    const threeAtNight = () => Date.parse('2026-11-15T08:00:00Z');
    await work({ smsHours: { from: 8, until: 21 }, now: threeAtNight });
    expect(line.to()).toEqual([email]);
    await later('9 hours');
    await work({ smsHours: { from: 8, until: 21 }, now: () => Date.parse('2026-11-15T17:00:00Z') });
    expect(line.to()).toHaveLength(2);
  });

  test('[WL-13] have a budget for the hour: the rest waits for the next, and the log says so', async () => {
    const people = await wait(6, 'sms');
    await restock(10);
    const noted: string[] = [];
    const log = pino({ level: 'error' }, { write: (entry: string) => void noted.push(entry) });
    await work({ smsPerHour: 4, log });
    expect(line.to()).toEqual(people.slice(0, 4));
    expect(noted.join()).toContain('SMS_PER_HOUR');
    await later('11 minutes');
    await work({ smsPerHour: 4 });
    expect(line.to()).toHaveLength(4);
    await later('61 minutes');
    await work({ smsPerHour: 4 });
    expect(line.to()).toEqual(people);
  });

  test('[WL-13] are counted by one process at a time: two at once do not spend the budget twice', async () => {
    await wait(150, 'sms');
    await restock(50);
    await call();
    await later('1 second');
    const database = createDatabase(line.database.url, {}, { ...everydayLimits, lockTimeoutMs: 10_000 });
    // Before either may take note of a text, both have counted what is left, or one waits until the other has.
    await query('begin');
    await query('lock table waitlist_message in share mode');
    const rules = { database, smsPerHour: 120 };
    const both = Promise.all([work(rules), work(rules)]);
    const waiting = `select from pg_stat_clear_snapshot(), pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    try {
      await expect.poll(() => query(waiting), { timeout: 8_000 }).toHaveLength(2);
    } finally {
      await query('commit');
    }
    await both.finally(database.close);
    expect(line.to()).toHaveLength(120);
  });
});
