// A code leaves a quote by the shopper's hand or by its own end, and by nothing else.
import { expect, test } from 'vitest';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { add, call, guestWith, post, sizeOf } = shopping(shop);
const { read, save, textsOf } = quoting(shop);
const { send } = checkingOut(shop);
const { browser } = accountsOf(shop);

const wrong = ['NOTHING', 'ENDED', 'NOWHERE', 'NO-ONE', 'NEVER', 'NAUGHT'];
const five = ['WELCOME10', 'TENOFF', 'ONCE', 'FREESHIP', 'WORLDWIDE'];

const codesOf = (quote: Awaited<ReturnType<typeof read>>) =>
  [...quote.coupons, ...quote.meta.unusedCodes].map(({ code }) => code).toSorted();

/** The merchant's own, a dollar off, each of its name. */
const addCodes = (...codes: readonly string[]) =>
  shop.query(
    `insert into coupon (code, kind, amount_minor) select code, 'amount', 100 from unnest($1::text[]) as code`,
    [codes],
  );

const signedIn = async (cookie = '') => {
  const visitor = browser(cookie);
  await visitor.post('/api/auth/sign-in/email', {
    email: 'shopper@vitrine.example',
    password: 'vitrine-demo',
  });
  return { cookie: visitor.cookies() };
};

test('[RF-06] wrong codes are answered and not kept, and push no good one out', async () => {
  const { shopper } = await guestWith(1001, 'S');
  await save(shopper, { couponCode: 'WELCOME10' });
  for (const couponCode of wrong) {
    const answered = await save(shopper, { couponCode });
    expect(answered.meta.refusedCodes).toEqual([
      { code: couponCode, reason: expect.stringContaining(couponCode) },
    ]);
    expect(textsOf(answered, 'coupon')).toHaveLength(1);
    expect([codesOf(answered), answered.couponAmount]).toEqual([['WELCOME10'], 35.6]);
  }
  const quote = await read(shopper);
  expect([codesOf(quote), quote.meta.refusedCodes, quote.couponAmount]).toEqual([['WELCOME10'], [], 35.6]);
});

test('[RF-06] the same by plain forms, with the reason beside the field', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const say = (couponCode: string) => post(shopper, '/api/checkout/code', { from: 'checkout', couponCode });
  await say('WELCOME10');
  for (const code of wrong) {
    const answer = await say(code);
    const [formCookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    const page = await call(
      { cookie: `${shopper.cookie}; ${formCookie}` },
      answer.headers.get('location') ?? '',
    );
    const html = await page.text();
    expect(/Error: ([^<]*)/.exec(html)?.[1]).toBe(`There is no code ${code}.`);
    expect([...html.matchAll(/name="remove" value="(\w+)"/g)].map(([, named]) => named)).toEqual([
      'WELCOME10',
    ]);
  }
  expect(codesOf(await read(shopper))).toEqual(['WELCOME10']);
});

test('[RF-06] with as many codes as fit one more is answered and not kept; taking one off makes room', async () => {
  await addCodes('SIXTH');
  const { shopper } = await guestWith(1001, 'S');
  for (const couponCode of five) await save(shopper, { couponCode });
  const before = await read(shopper);
  expect(codesOf(before)).toEqual(five.toSorted());
  const full = await save(shopper, { couponCode: 'SIXTH' });
  expect(codesOf(full)).toEqual(five.toSorted());
  expect(full.total).toBe(before.total);
  expect(full.meta.refusedCodes).toEqual([
    { code: 'SIXTH', reason: 'This order has 5 codes already. Take one off to use SIXTH.' },
  ]);
  // One that is there already takes no place of its own.
  expect((await save(shopper, { couponCode: 'once' })).meta.refusedCodes).toEqual([]);
  const changed = await save(shopper, { couponCode: 'SIXTH', removeCoupons: ['ONCE'] });
  expect(codesOf(changed)).toEqual([...five.filter((code) => code !== 'ONCE'), 'SIXTH'].toSorted());
});

test('[RF-06] a code whose end has come takes nothing off and says so until it is taken off, and keeps no other out', async () => {
  await addCodes('SUMMER', 'AUTUMN');
  const { shopper } = await guestWith(1001, 'S');
  await save(shopper, {
    quote: { emailAddress: 'a@example.com', shippingAddress: ohio },
    couponCode: 'SUMMER',
  });
  await shop.query(`update coupon set ends_at = now() where code = 'SUMMER'`);
  const ended = await read(shopper);
  expect([ended.coupons, ended.couponAmount, ended.meta.isValid]).toEqual([[], 0, true]);
  expect(ended.meta.unusedCodes).toEqual([{ code: 'SUMMER', reason: 'SUMMER has ended.' }]);
  expect(ended.meta.changes.map(({ what }) => what)).toContain('The code SUMMER no longer counts');
  for (const couponCode of [...five.slice(1), 'AUTUMN']) await save(shopper, { couponCode });
  const full = await read(shopper);
  expect(codesOf(full)).toEqual([...five.slice(1), 'AUTUMN', 'SUMMER'].toSorted());
  expect(full.meta.unusedCodes).toContainEqual({ code: 'SUMMER', reason: 'SUMMER has ended.' });
  expect(codesOf(await save(shopper, { removeCoupons: ['SUMMER'] }))).not.toContain('SUMMER');
});

test('[RF-06] whoever signs in keeps the codes of both quotes, while one of them is being paid for too', async () => {
  const guests = ['GUEST1', 'GUEST2', 'GUEST3', 'GUEST4'];
  await addCodes(...guests, 'LATER');
  const customer = await signedIn();
  await add(customer, { productId: 1012, sizeId: await sizeOf(1012, 'One Size') });
  for (const couponCode of five) await save(customer, { couponCode });
  const { shopper } = await guestWith(1001, 'S');
  for (const couponCode of guests) await save(shopper, { couponCode });
  expect(codesOf(await read(await signedIn(shopper.cookie)))).toEqual([...five, ...guests].toSorted());

  const draft = { emailAddress: 'shopper@vitrine.example', shippingAddress: ohio };
  const quote = await save(customer, { quote: draft, removeCoupons: ['ONCE'] });
  expect((await send(customer, quote, 'tok_3ds')).status).toBe(200);
  const another = (await guestWith(1001, 'S')).shopper;
  await save(another, { couponCode: 'LATER' });
  const back = await signedIn(another.cookie);
  // They leave the bank waiting and try again: what was being paid for is another quote by now, and open.
  expect((await send(back, quote)).status).toBe(409);
  expect(codesOf(await read(back))).toContain('LATER');
});
