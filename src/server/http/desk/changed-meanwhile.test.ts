// Two people on one thing: whatever call of the desk says what was seen, the second of two who saw the same is told what
// the first made of it, nothing of theirs is done, and they choose.
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../../contract/operations.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { order } = checkingOut(shop);
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  [first, second] = [await desk.owner(), await desk.employ('owner')];
});

const contentOf = async (path: string) => {
  const answer = await first.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()).content;
};

interface Thing {
  readonly path: string;
  readonly method?: 'PATCH';
  /** What somebody sends who makes it the first or the second of two things, having seen that state. */
  readonly bodyOf: (wish: 0 | 1, seen: unknown) => object;
  /** What is stored, and says by itself which of the two was done. */
  readonly read: () => Promise<unknown>;
  /** What the next change names as seen, of the stored state or of the one that a refusal shows. */
  readonly seenOf: (state: unknown) => unknown;
}

// What answers hold is told by each call's own tests.
type Loose = Record<string, never>;

const someCode = async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const code = `SEEN-${crypto.randomUUID().slice(0, 8)}`;
  const made = await first.post('/api/admin/coupons', { code, kind: 'free_shipping' }, headers);
  const path = `/api/admin/coupons/${(await made.json()).content.id}`;
  const read = async () => {
    const { version, usesMax, endsAt } = await contentOf(path);
    return { version, usesMax, endsAt };
  };
  return { path, read };
};

const things: Readonly<Record<string, () => Promise<Thing>>> = {
  changeStaff: async () => {
    const { people } = await contentOf('/api/admin/staff');
    const { id } = people.find(({ emailAddress }: Loose) => emailAddress === 'ambassador@vitrine.example');
    const read = async () =>
      (await contentOf('/api/admin/staff')).people.find((person: Loose) => person.id === id);
    return {
      path: `/api/admin/staff/${id}`,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ role: ['packer', 'support'][wish], version }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  changeOrderAddress: async () => {
    const { orderId } = await order(1012, 'One Size');
    const read = async () => {
      const { version, shippingAddress } = await contentOf(`/api/admin/orders/${orderId}`);
      return { version, shippingAddress };
    };
    const {
      countryId: _,
      countryCode: __,
      countryName: ___,
      regionId: ____,
      ...address
    } = (await read()).shippingAddress;
    return {
      path: `/api/admin/orders/${orderId}/address`,
      bodyOf: (wish, version) => ({
        version,
        address: { ...address, streetAddress: ['3 Early Street', '9 Quiet Lane'][wish] },
      }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  moveCredit: async () => {
    const [customer] = await shop.query("select id from customer where email = 'shopper@vitrine.example'");
    const path = `/api/admin/customers/${customer?.id}`;
    return {
      path: `${path}/credit`,
      bodyOf: (wish, seen) => ({ amount: [15, 25][wish], reason: 'Late.', seen }),
      read: async () => (await contentOf(path)).credit.amount,
      seenOf: (state) => (typeof state === 'number' ? state : (state as Loose).amount),
    };
  },
  countLines: async () => {
    const begun = await first.post('/api/admin/counts', { name: 'Shelf', productIds: [1010] });
    const { content } = await begun.json();
    const path = `/api/admin/counts/${content.id}`;
    const lineOf = (count: { readonly lines: readonly Loose[] }) =>
      count.lines.find(({ sizeId }) => sizeId === content.lines[0].sizeId);
    return {
      path: `${path}/lines`,
      bodyOf: (wish, version) => ({
        lines: [{ sizeId: content.lines[0].sizeId, counted: [4, 6][wish], version }],
      }),
      read: async () => lineOf(await contentOf(path)),
      seenOf: (state) =>
        (typeof state === 'object' && state !== null && 'lines' in state
          ? lineOf(state as { lines: Loose[] })
          : (state as Loose)
        )?.version,
    };
  },
  saveDeskProduct: async () => {
    const read = async () => {
      const { version, name } = await contentOf('/api/admin/products/1012');
      return { version, name };
    };
    return {
      path: '/api/admin/products/1012',
      method: 'PATCH',
      bodyOf: (wish, version) => ({ version, name: ['Early name', 'Late name'][wish] }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  changeCode: async () => {
    const { path, read } = await someCode();
    return {
      path,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ usesMax: [7, 9][wish], version }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  saveSettings: async () => ({
    path: '/api/admin/settings/shop',
    method: 'PATCH',
    bodyOf: (wish, version) => ({ version, values: { name: ['Early name', 'Late name'][wish] } }),
    read: async () => (await contentOf('/api/admin/settings')).sections[0],
    seenOf: (state) => (state as Loose).version,
  }),
  changeDeal: async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const plan = { startsAt: at(24), endsAt: at(48), discountPercent: 20 };
    const made = await first.post('/api/admin/deals', { productId: 1012, ...plan, allotment: 9 });
    const { dealId } = (await made.json()).content.deal;
    const path = `/api/admin/deals/${dealId}`;
    const read = async () => {
      const { version, allotment } = await contentOf(path);
      return { version, allotment };
    };
    return {
      path,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ version, ...plan, allotment: [4, 6][wish] }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  changeBlock: async () => {
    const draftOf = (state: unknown) => (state as { blocks: Loose[] }).blocks;
    const [{ blockId, block }] = draftOf(await contentOf('/api/admin/content')) as unknown as [
      { blockId: number; block: { texts: { en: object } } },
    ];
    const titled = (title: string) => ({
      ...block,
      texts: { ...block.texts, en: { ...block.texts.en, title } },
    });
    return {
      path: `/api/admin/content/${blockId}`,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ version, block: titled(['Dusk', 'Dawn'][wish] ?? '') }),
      read: () => contentOf('/api/admin/content'),
      seenOf: (state) => draftOf(state).find((one: Loose) => one.blockId === blockId)?.version,
    };
  },
  changeNotice: async () => {
    const noticeOf = (en: string) => ({
      notice: { texts: { en, fr: '' }, path: '', from: null, until: null },
    });
    const made = await first.post('/api/admin/notices', noticeOf('Noon'));
    const { noticeId } = (await made.json()).content.at(-1);
    return {
      path: `/api/admin/notices/${noticeId}`,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ version, ...noticeOf(['Dusk', 'Dawn'][wish] ?? '') }),
      read: () => contentOf('/api/admin/notices'),
      seenOf: (state) => (state as Loose[]).find((one: Loose) => one.noticeId === noticeId)?.version,
    };
  },
  describeLandingPage: async () => {
    const page = `seen-${crypto.randomUUID().slice(0, 8)}`;
    const none = { title: '', description: '' };
    const about = (title: string) => ({
      texts: { en: { title, description: 'Wool for the sofa.' }, fr: none },
      from: null,
      until: null,
    });
    const made = await first.post('/api/admin/content/pages', { page, about: about('Winter') });
    expect(made.status).toBe(201);
    return {
      path: `/api/admin/content/pages/${page}`,
      method: 'PATCH',
      bodyOf: (wish, version) => ({ version, about: about(['Dusk', 'Dawn'][wish] ?? '') }),
      read: () => contentOf(`/api/admin/content?page=${page}`),
      seenOf: (state) => (state as { landing: Loose }).landing.version,
    };
  },
  setFlag: async () => {
    const read = async () =>
      (await contentOf('/api/admin/flags')).find(({ name }: Loose) => name === 'second_style');
    return {
      path: '/api/admin/flags/second_style',
      bodyOf: (wish, version) => ({ isOn: wish === 0, by: 'Jules', reason: String(wish), version }),
      read,
      seenOf: (state) => (state as Loose).version,
    };
  },
  setStock: async () => {
    const [size] = await shop.query('select min(id) as id from sku where product_id = 1012');
    const read = async () =>
      (await contentOf('/api/admin/stock?q=1012')).rows.find((row: Loose) => row.sizeId === Number(size?.id))
        .onHand;
    const onHand = await read();
    return {
      path: '/api/admin/stock',
      bodyOf: (wish, seen) => ({
        productId: 1012,
        sizeId: Number(size?.id),
        onHand: onHand + [10, 20][wish],
        seen,
      }),
      read,
      seenOf: (state) => (typeof state === 'number' ? state : (state as Loose).onHand),
    };
  },
};

/** These are tried with their rules in products.test.ts and codes.test.ts: what they change is no value that a body names. */
const triedElsewhere = [
  // The tree and what stands in the menu: categories.test.ts and navigation.test.ts.
  'changeCategory',
  'moveCategory',
  'moveCategoryProducts',
  'saveNavigation',
  // The draft of a page: content-desk.test.ts.
  'publishContent',
  'restoreContent',
  'archiveDeskProduct',
  'changeProductSheet',
  'endCode',
  // Ended once: deals.test.ts.
  'endDeal',
  'publishDeskProduct',
  'restoreDeskProduct',
  'withdrawDeskProduct',
];

/** Whose body says what was seen, at whatever depth. */
const versioned = operations.flatMap((operation) =>
  'verb' in operation && 'body' in operation && operation.body !== undefined
    ? /"(version|seen)":/.test(JSON.stringify(z.toJSONSchema(operation.body, { io: 'input' })))
      ? [operation.id]
      : []
    : [],
);

test('[DK-04] every call of the desk that says what was seen is tried here', () => {
  expect(versioned.toSorted()).toEqual([...Object.keys(things), ...triedElsewhere].toSorted());
});

describe.each(Object.entries(things))('[DK-04] %s', (_, prepare) => {
  test('the second sees what the first changed and chooses, and nothing is lost', async () => {
    await shop.query(
      `insert into staff_member (customer_id, role) select id, 'reader' from customer where email = 'ambassador@vitrine.example'
       on conflict (customer_id) do update set role = 'reader'`,
    );
    const { path, method = 'POST', bodyOf, read, seenOf } = await prepare();
    const send = (person: TestBrowser, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return method === 'PATCH' ? person.patch(path, body) : person.post(path, body, headers);
    };
    const before = await read();
    const seen = seenOf(before);

    expect((await send(first, bodyOf(0, seen))).status).toBe(200);
    const afterFirst = await read();
    expect(afterFirst).not.toEqual(before);
    const refused = await problemOf(await send(second, bodyOf(1, seen)));
    expect([refused.status, refused.code]).toEqual([409, 'changed_meanwhile']);
    // The refusal shows what the first made of it, and nothing of the second's was done.
    expect(seenOf(refused.current)).toEqual(seenOf(afterFirst));
    expect(await read()).toEqual(afterFirst);

    expect((await send(second, bodyOf(1, seenOf(refused.current)))).status).toBe(200);
    const afterSecond = await read();
    expect(afterSecond).not.toEqual(afterFirst);

    // At the same moment, too, one of them is second.
    const both = await Promise.all(
      [first, second].map((person) => send(person, bodyOf(0, seenOf(afterSecond)))),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });
});
