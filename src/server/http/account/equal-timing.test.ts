// How long an answer takes does not tell whether an address has an account. Known and unknown ones are asked for in
// pairs, one right after the other, so that whatever else the machine does slows both; then it is counted in how many
// pairs the known one took longer. With nothing to tell them apart that is a coin's throw.
import { expect, test } from 'vitest';
import { resetAnswerMs } from '../../account/account-changes.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const rounds = 20;
/** A fair coin shows the same side in 18 of 20 throws or more once in 2,500 times, counting both sides. */
const most = 17;

let callCount = 0;
async function took(path: string, body: object): Promise<number> {
  callCount++;
  const began = performance.now();
  const answer = await shop.send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${callCount >> 8}.${callCount & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const milliseconds = performance.now() - began;
  expect(answer.status).not.toBe(429);
  expect(answer.status).toBeLessThan(500);
  return milliseconds;
}

/** In how many rounds the known address took longer, and by how much in the middle. */
async function compared(path: string, emails: readonly string[], bodyOf: (email: string) => object) {
  const differences: number[] = [];
  // The first of each kind is slower whoever it is about.
  await took(path, bodyOf('nobody.first@example.com'));
  await took(path, bodyOf('nobody.second@example.com'));
  for (let round = 0; round < rounds; round++) {
    const known = bodyOf(emails[round % emails.length] ?? '');
    const unknown = bodyOf(`nobody.${round}.${callCount}@example.com`);
    // By turns, so that coming first is no difference either.
    if (round % 2 === 0) {
      const first = await took(path, known);
      differences.push(first - (await took(path, unknown)));
    } else {
      const first = await took(path, unknown);
      differences.push((await took(path, known)) - first);
    }
  }
  const longer = differences.filter((difference) => difference > 0).length;
  const median = differences.toSorted((a, b) => a - b)[rounds / 2] ?? 0;
  return { longer, summary: `longer in ${longer} of ${rounds}, by ${median.toFixed(1)} ms` };
}

async function knownEmails(): Promise<string[]> {
  const found = await shop.query(
    "select email from customer where email not like '%@vitrine.example' order by id limit 400",
  );
  return found.map(({ email }) => String(email));
}

function expectEqualTiming({ longer, summary }: Awaited<ReturnType<typeof compared>>): void {
  expect(longer, summary).toBeLessThanOrEqual(most);
  expect(longer, summary).toBeGreaterThanOrEqual(rounds - most);
}

test('signing in with a wrong password', async () => {
  const emails = ['shopper', 'paris', 'ambassador', 'staff'].map((name) => `${name}@vitrine.example`);
  const bodyOf = (email: string) => ({ email, password: 'not the password at all' });
  expectEqualTiming(await compared('/api/auth/sign-in/email', emails, bodyOf));
});

test('signing up', async () => {
  const bodyOf = (email: string) => ({ name: 'Someone', email, password: 'of this one alone 81' });
  expectEqualTiming(await compared('/api/auth/sign-up/email', (await knownEmails()).slice(0, 100), bodyOf));
});

test('asking for a code', async () => {
  const bodyOf = (email: string) => ({ email, type: 'sign-in' });
  const path = '/api/auth/email-otp/send-verification-otp';
  expectEqualTiming(await compared(path, (await knownEmails()).slice(100, 200), bodyOf));
});

test('asking for a link to a new password, where only the known are written to', async () => {
  const path = '/api/auth/request-password-reset';
  const emails = (await knownEmails()).slice(200);
  expectEqualTiming(await compared(path, emails, (email) => ({ email })));
  // The work of it is done sooner than that; what is left is waited for.
  for (const email of [emails.at(-1), 'nobody.last@example.com'])
    expect(await took(path, { email })).toBeGreaterThanOrEqual(resetAnswerMs - 2);
});
