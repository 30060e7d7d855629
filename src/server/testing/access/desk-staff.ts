// Whoever works at the desk, in tests.
import { expect } from 'vitest';
import type { StaffRole } from '../../../domain/desk/verbs.ts';
import { accountsOf, type TestBrowser } from '../accounts.ts';
import type { TestShop } from '../test-shop.ts';

export function deskOf(shop: TestShop) {
  const { browser } = accountsOf(shop);
  const signIn = async (email: string): Promise<TestBrowser> => {
    const visitor = browser('', `10.30.0.${Math.ceil(Math.random() * 250)}`);
    const answer = await visitor.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' });
    expect(answer.status).toBe(200);
    return visitor;
  };
  return {
    signIn,
    /** The demo's owner. */
    owner: () => signIn('staff@vitrine.example'),
    /** The demo's customer in Paris, at work here in that role. */
    employ: async (role: StaffRole) => {
      await shop.query(
        `insert into staff_member (customer_id, role) select id, $1 from customer where email = 'paris@vitrine.example'
         on conflict (customer_id) do update set role = excluded.role, is_active = true`,
        [role],
      );
      return signIn('paris@vitrine.example');
    },
    /** Signed in so long ago that money asks again who they are. */
    age: (email: string, minutes: number) =>
      shop.query(
        `update customer_session set created_at = now() - make_interval(mins => $2)
          where user_id = (select id from customer where email = $1)`,
        [email, minutes],
      ),
    lastAudit: async () =>
      (await shop.query('select * from audit_entry order by id desc limit 1'))[0] as
        | Record<string, unknown>
        | undefined,
  };
}
