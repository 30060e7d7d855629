// A manager tries something out with half of the visitors, sees what it did, and ends it.
import type { Page } from '@playwright/test';
import { decideFlag } from '../../src/domain/visitor/flag-rule.ts';
import { comesToWork, panelOf } from '../desk-people.ts';
import { adminToken } from '../merchant.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /Failed to load resource/ });

const flag = 'easypost_residential_label';
const half = { isOn: false, lines: [{ percent: 50 }] };
const atOnce = 25;

/** Two of each bucket look around, so that a thousand are on each side; of some, something goes into the bag. */
async function manyVisit(origin: string): Promise<void> {
  const seen = { on: 0, off: 0 };
  const visitors = Array.from({ length: 2_000 }, (_, at) => at);
  const visit = async (at: number) => {
    const bucket = at % 1_000;
    const visitor = { country: 'US', isSignedIn: false, isNew: false, isStaff: false, bucket };
    const side = decideFlag(flag, half, visitor).isOn ? 'on' : 'off';
    seen[side] += 1;
    const fills = seen[side] % 100 < (side === 'on' ? 14 : 6);
    const answer = await fetch(new URL('/api/events', origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(origin).origin,
        cookie: `visit=${bucket}.0`,
        'x-forwarded-for': `8.8.${at % 8}.${at % 250}`,
      },
      body: JSON.stringify([{ name: fills ? 'add-to-bag' : 'page-view', at: new Date().toISOString() }]),
    });
    expect(answer.status).toBe(202);
  };
  for (let from = 0; from < visitors.length; from += atOnce)
    await Promise.all(visitors.slice(from, from + atOnce).map(visit));
}

async function signs(page: Page, why: string): Promise<void> {
  const change = panelOf(page, 'Change it');
  await change.getByLabel('Why').fill(why);
  await change.getByRole('button', { name: 'Sign and apply' }).click();
  await expect(page.getByText('In force in every process of the shop.')).toBeVisible();
}

test('[DK-26] a flag is given to half of the visitors, previewed, measured with an honest interval, and ended', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const shopUrl = baseURL ?? '';
  // As the shop comes, also when this is tried again.
  await request.delete(`/api/admin/flags/${flag}?by=Tests`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  await comesToWork(context, shopUrl);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flag lab');
  await page.getByLabel('Find a flag').fill('residential');
  const list = page.getByRole('navigation', { name: 'Flags' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link', { name: `${flag} Nobody` }).press('Enter');
  await expect(page.getByText('Sends the address check’s residential label')).toBeVisible();
  await expect(panelOf(page, 'Measured effect')).toContainText('Nothing to measure');

  const change = panelOf(page, 'Change it');
  const sign = change.getByRole('button', { name: 'Sign and apply' });
  await change.getByRole('button', { name: 'Add a line for a share of everyone' }).click();
  await change.getByLabel('Everyone: on for so many of a hundred').fill('x');
  await expect(change.getByLabel('Everyone: on for so many of a hundred')).toHaveAccessibleDescription(
    'From 0 to 100, in tenths.',
  );
  await change.getByLabel('Everyone: on for so many of a hundred').fill('50');
  await expect(sign).toHaveAttribute('aria-disabled', 'true');
  await signs(page, 'To see whether it keeps people from paying.');
  await expect(panelOf(page, 'Who is given what').getByRole('row')).toContainText([
    'Who',
    'On for 50%, by chance',
  ]);
  await expect(list.getByRole('link', { name: `${flag} 50%` })).toBeVisible();

  const effect = panelOf(page, 'Measured effect');
  await expect(effect.getByRole('row')).toContainText([
    'Of a hundred',
    'Not enough visits',
    'Not enough visits',
  ]);
  await expect(effect).toContainText('Nothing is said before each side has 1,000 visitors.');
  await expect(effect).toContainText('Not counted: who did not allow it');

  const preview = panelOf(page, 'See it yourself');
  for (const side of ['on', 'off'] as const) {
    await preview
      .getByRole('button', { name: side === 'on' ? 'Link with it on' : 'Link with it off' })
      .click();
    const link = preview.getByRole('link', { name: `Preview, ${side}` });
    const guest = await browser.newContext({ baseURL: shopUrl });
    const shop = await guest.newPage();
    await shop.goto((await link.getAttribute('href')) ?? '');
    const { flags } = await (await guest.request.get('/api/session')).json();
    expect(flags[flag]).toBe(side === 'on');
    await guest.close();
  }

  await manyVisit(shopUrl);
  await page.reload();
  // Others shop meanwhile, and a few of them are counted too.
  await expect(effect).toContainText(
    /Counted so far: 1,0\d\d with it, 1,0\d\d without\. That agrees with the split\./,
  );
  const bags = effect.getByRole('row', { name: /put something into the bag/ });
  await expect(bags).toContainText(/1[34]\.\d\d%/);
  await expect(bags).toContainText(/[56]\.\d\d%/);
  // Newcombe's interval of 140 and 60 of a thousand each is from 5.40 to 10.64.
  await expect(bags).toContainText(/\+[78]\.\d\d points, from \+[45]\.\d\d to \+1[01]\.\d\d/);
  await expect(bags).toContainText('More with it');
  await expect(effect.getByRole('row', { name: /ordered/ })).toContainText('Cannot tell');

  for (const screen of [screens.desktop, screens.tablet, screens.phone]) {
    await page.setViewportSize(screen);
    await expect(effect).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(screens.desktop);

  await change.getByLabel('Everyone: on for so many of a hundred').fill('100');
  await signs(page, 'It harmed nobody.');
  await expect(effect).toContainText('Nothing to measure');
  const history = panelOf(page, 'History').getByRole('listitem');
  await expect(history.first()).toContainText('Jules Lindqvist Set to: Everyone: On');
  await expect(history.first()).toContainText('“It harmed nobody.”');
  await expect(history.first()).toContainText('before: Set to: Everyone: On for 50%, by chance');
  await change.getByLabel('Why').fill('Enough.');
  await change.getByRole('button', { name: 'Take the rule away' }).click();
  await expect(page.getByText('The rule is gone.')).toBeVisible();
  await expect(list.getByRole('link', { name: `${flag} Nobody` })).toBeVisible();

  // Taken back, it is the rule that was; and somebody who saw another is shown this one first.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link', { name: new RegExp(`^${flag} (Everyone|100%)`) })).toBeVisible();
  const set = await request.post(`/api/admin/flags/${flag}`, {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { isOn: true, lines: [{ percent: 10 }], by: 'Somebody else' },
  });
  expect(set.ok()).toBe(true);
  await change.getByLabel('Why').fill('Enough once more.');
  await change.getByRole('button', { name: 'Take the rule away' }).click();
  await expect(change.getByRole('status')).toContainText('changed');
  await expect(list.getByRole('link', { name: `${flag} 10%` })).toBeVisible();
  await expect(change.getByLabel('Why')).toHaveValue('Enough once more.');
  await change.getByRole('button', { name: 'Take the rule away' }).click();
  await expect(page.getByText('The rule is gone.')).toBeVisible();
});
