// People join the desk, change, and leave; programs get tokens; the audit remembers all of it.
import { expect, test } from 'vitest';
import * as contract from '../../../../contract/desk/staff/staff.ts';
import { deskOf } from '../../../testing/access/desk-staff.ts';
import { answerOf, createTestShop, problemOf } from '../../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { employ, lastAudit, owner, signIn } = deskOf(shop);

const personOf = async (email: string) => {
  const answer = await (await owner()).get('/api/admin/staff');
  const { people } = (await answerOf(answer, contract.listStaff)).content;
  const person = people.find(({ emailAddress }) => emailAddress === email);
  if (!person) throw new Error(`${email} does not work here.`);
  return person;
};

test('somebody joins by a link, once, with the address it was made for', async () => {
  const jules = await owner();
  const invited = await jules.post('/api/admin/staff', { email: 'Shopper@vitrine.example', role: 'packer' });
  const { url } = (await answerOf(invited, contract.inviteStaff)).content;
  const token = new URL(url).searchParams.get('token');
  expect(new URL(url).pathname).toBe('/desk/join');
  expect(await shop.query(`select from staff_invitation where token_hash = $1`, [token])).toEqual([]);

  const other = await signIn('paris@vitrine.example');
  expect((await problemOf(await other.post('/api/desk/join', { token }))).code).toBe('invalid_link');
  const shopper = await signIn('shopper@vitrine.example');
  expect((await problemOf(await shopper.get('/api/admin/orders'))).code).toBe('unauthorized');
  const joined = await shopper.post('/api/desk/join', { token });
  expect((await answerOf(joined, contract.joinDesk)).content.role).toBe('packer');
  expect((await shopper.get('/api/admin/orders')).status).toBe(200);
  expect((await problemOf(await shopper.get('/api/admin/audit'))).code).toBe('forbidden');
  expect((await problemOf(await shopper.post('/api/desk/join', { token }))).code).toBe('invalid_link');
  expect(await lastAudit()).toMatchObject({
    verb: 'staff.change',
    thing: 'staff',
    before: null,
    after: { role: 'packer', isActive: true, invitedBy: 'Jules Lindqvist' },
  });
});

test('a link is over after seven days', async () => {
  const invited = await (await owner()).post('/api/admin/staff', {
    email: 'ambassador@vitrine.example',
    role: 'reader',
  });
  const { id, url } = (await answerOf(invited, contract.inviteStaff)).content;
  await shop.query(`update staff_invitation set expires_at = now() where id = $1`, [id]);
  const late = await signIn('ambassador@vitrine.example');
  const answer = await late.post('/api/desk/join', { token: new URL(url).searchParams.get('token') });
  expect((await problemOf(answer)).code).toBe('invalid_link');
});

test('whoever is switched off is signed out everywhere at once', async () => {
  const first = await employ('manager');
  const second = await signIn('paris@vitrine.example');
  const { id, version } = await personOf('paris@vitrine.example');
  const off = await (await owner()).patch(`/api/admin/staff/${id}`, { isActive: false, version });
  expect((await answerOf(off, contract.changeStaff)).content).toMatchObject({ isActive: false, sessions: 0 });
  for (const { get } of [first, second]) {
    expect((await problemOf(await get('/api/admin/orders'))).code).toBe('unauthorized');
    expect((await get('/api/orders')).status).toBe(401);
  }
  expect(await lastAudit()).toMatchObject({
    before: { role: 'manager', isActive: true },
    after: { role: 'manager', isActive: false },
  });
});

test('of two who change one person, the second sees what the first did', async () => {
  await employ('packer');
  const { id, version } = await personOf('paris@vitrine.example');
  const jules = await owner();
  expect((await jules.patch(`/api/admin/staff/${id}`, { role: 'manager', version })).status).toBe(200);
  const late = await problemOf(await jules.patch(`/api/admin/staff/${id}`, { isActive: false, version }));
  expect(late).toMatchObject({
    code: 'changed_meanwhile',
    current: { id, role: 'manager', isActive: true, version: version + 1 },
  });
});

test('a shop keeps one owner', async () => {
  const jules = await owner();
  const own = await personOf('staff@vitrine.example');
  for (const change of [{ role: 'reader' }, { isActive: false }]) {
    const alone = await jules.patch(`/api/admin/staff/${own.id}`, { ...change, version: own.version });
    expect((await problemOf(alone)).code).toBe('conflict');
  }
});

test('[DK-16] a token is shown once, stored as a hash, and ends for good', async () => {
  const jules = await owner();
  const made = await jules.post('/api/admin/tokens', { name: 'Accountant', scopes: ['orders.read'] });
  const { id, secret } = (await answerOf(made, contract.makeToken)).content;
  const rows = await shop.query('select * from desk_token where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const read = () => shop.send('/api/admin/orders', { headers: { authorization: `Bearer ${secret}` } });
  expect((await read()).status).toBe(200);
  const listed = await jules.get('/api/admin/tokens');
  expect(
    (await answerOf(listed, contract.listTokens)).content.find((token) => token.id === id),
  ).toMatchObject({
    name: 'Accountant',
    scopes: ['orders.read'],
    createdBy: 'Jules Lindqvist',
    lastUsedAt: expect.any(String),
  });
  expect((await jules.remove(`/api/admin/tokens/${id}`)).status).toBe(204);
  expect((await problemOf(await read())).code).toBe('unauthorized');
  expect((await problemOf(await jules.remove(`/api/admin/tokens/${id}`))).code).toBe('not_found');
});

test('[DK-05] the audit only grows', async () => {
  const jules = await owner();
  await jules.post('/api/admin/tokens', { name: 'Any', scopes: ['orders.read'] });
  const answer = await jules.get('/api/admin/audit?thing=token&ps=1');
  const { rows, next } = (await answerOf(answer, contract.listAudit)).content;
  expect(rows).toMatchObject([
    {
      by: 'Jules Lindqvist',
      byKind: 'person',
      verb: 'tokens.change',
      after: { name: 'Any', verbs: ['orders.read'] },
    },
  ]);
  expect(next).toBe(String(rows[0]?.id));
  for (const change of [
    `update audit_entry set actor_name = 'Nobody'`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])
    await expect(shop.query(change)).rejects.toThrow('The audit only grows');
});
