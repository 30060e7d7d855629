import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../src/database/database.ts';
import { waitlistConsentVersion, waitlistLimits } from '../src/domain/waitlist/waitlist.ts';
import { testKeys } from '../src/server/testing/test-keys.ts';
import { joinWaitlist } from '../src/shop/waitlist/join-waitlist.ts';
import type { Endured } from './endured.ts';
import { countOf, inTurns } from './in-turns.ts';

const joins = 2_000;
const ranges = 8;
const visitors = 40;

/** Numbers that nobody has proven are theirs, of a few ranges, signed up again and again by many at once. */
export async function numbersSignedUp(url: string): Promise<Endured> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = createDatabase(
    url,
    {},
    {
      shopConnections: 16,
      checkoutConnections: 2,
      lockTimeoutMs: 60_000,
      statementTimeoutMs: 60_000,
    },
  );
  try {
    const began = performance.now();
    const { rows: sizes } = await client.query('select min(id)::int as id from sku where product_id = 1003');
    const answers = await inTurns(joins, 16, async (turn) => {
      const number = `201555${turn % ranges}${String(turn % 97).padStart(3, '0')}`;
      const joined = await joinWaitlist(
        {
          queries: database.shop,
          origin: 'http://localhost:4000',
          hash: testKeys.hashAddress,
          confirmations: testKeys.signer('waitlist confirmation'),
          mostAnHour: joins,
          now: Date.now(),
        },
        {
          productId: 1003,
          sizeId: sizes[0].id,
          activeTab: 'sms',
          email: '',
          phone: number,
          consent: waitlistConsentVersion('en'),
          owner: { guestId: randomUUID() },
          ownEmail: null,
          trier: { address: `198.51.100.${turn % visitors}`, mark: null },
          channels: ['email', 'sms'],
          language: 'en',
        },
      );
      return joined.ok ? 'joined' : joined.code;
    });
    const { rows } = await client.query(
      `select count(*)::int as entries, count(distinct address)::int as numbers, max(inRange)::int as most
       from (select address, count(*) over (partition by left(address, 9)) as inRange
         from waitlist_entry where channel = 'sms' and sku_id = $1) entry`,
      [sizes[0].id],
    );
    const { entries, numbers, most } = rows[0];
    return {
      isSound:
        entries === numbers &&
        most === waitlistLimits.textsPerRangeAnHour &&
        entries <= visitors * waitlistLimits.perVisitorAnHour,
      words:
        `${joins} sign-ups of numbers of ${ranges} ranges by ${visitors} visitors at once: ` +
        `${JSON.stringify(countOf(answers))}, ${entries} wait with ${numbers} numbers, of one range ${most} ` +
        `(${waitlistLimits.textsPerRangeAnHour})   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  } finally {
    await database.close();
    await client.end();
  }
}
