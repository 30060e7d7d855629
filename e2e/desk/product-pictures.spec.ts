// A draft gets its pictures and its film at the desk: brought many at once, put in order by keys, cut, said in words, and
// then seen by shoppers in that order.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /Failed to load resource/ });

const picture = async (name: string, width = 1_600, height = 1_800) => {
  // Like cloth, so that no two are the same and none is even.
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width, height, channels: 3, background: '#8a1020', noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
};
const filmFolder = join(import.meta.dirname, '../../catalogue/film');
const film = () => {
  const name = readdirSync(filmFolder).find((one) => one.endsWith('.h264.mp4')) ?? '';
  return { name: 'turn.mp4', mimeType: 'video/mp4', buffer: readFileSync(join(filmFolder, name)) };
};

async function makesDraft(page: Page): Promise<number> {
  await page.goto('/desk/products/1014');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const copy = panelOf(page, 'Copy as new');
  const colour = `Pictures ${Date.now()}`;
  await copy.getByLabel('Its color').fill(colour);
  await copy.getByRole('button', { name: 'Copy as new' }).click();
  await expect(panelOf(page, 'Colors')).toContainText(colour);
  return Number(new URL(page.url()).pathname.split('/').pop());
}

const pictures = (page: Page) => page.getByRole('region', { name: /^Pictures, / });
const cards = (page: Page) => pictures(page).getByRole('button', { name: /^Move picture/ });
const saves = async (page: Page) => {
  await page.getByRole('button', { name: /^Save \d/ }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
};

test('[DK-19] three pictures and a film by files, put in order by keys, cut, said in words, and seen by shoppers', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await comesToWork(context, baseURL);
  const number = await makesDraft(page);
  const panel = pictures(page);
  // What the copy showed goes; the last of it is taken back, and goes again.
  const copied = await cards(page).count();
  for (let left = copied; left > 0; left--)
    await panel.getByRole('button', { name: `Take picture ${left} off`, exact: true }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Take picture 1 off' }).click();

  // All of them at once: what is refused says why, and the others come.
  await panel
    .getByLabel('Files on their way')
    .setInputFiles([
      await picture('front.jpg'),
      await picture('small.jpg', 640, 960),
      await picture('back.jpg'),
      film(),
      await picture('cloth.jpg'),
      { name: 'scan.tif', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
    ]);
  await expect(panel).toContainText('scan.tif is no picture that can be opened');
  await expect(panel).toContainText('small.jpg is 640 wide. Pictures need 1,200, or zoom shows the pixels.', {
    timeout: 60_000,
  });
  await expect(cards(page)).toHaveCount(3, { timeout: 60_000 });
  await expect(panel).toContainText('turn.mp4');
  await expect(panel.locator('video')).toHaveAttribute('src', /^\/media\/film\//);
  for (const name of ['small.jpg', 'scan.tif'])
    await panel.getByRole('button', { name: `Put away ${name}` }).click();
  await expectAccessible(page);
  await expectFits(page);

  // The third to the front by keys, each step said; what is thought better of goes back.
  const srcs = () =>
    panel.locator('li[data-place] img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await srcs();
  const grip = panel.getByRole('button', { name: 'Move picture 3' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText('Picture 3 of 3 is lifted.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Back as 3.')).toBeAttached();
  expect(await srcs()).toEqual(before);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('Now 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(panel.getByText('Put down as 1 of 3.')).toBeAttached();
  expect(await srcs()).toEqual([before[2], before[0], before[1]]);
  await expect(panel.getByRole('button', { name: 'Move picture 1' })).toBeFocused();
  // And by hand: the last before the second.
  await panel.getByRole('button', { name: 'Move picture 3' }).hover();
  await page.mouse.down();
  await panel.locator('li[data-place="1"]').hover();
  await page.mouse.up();
  expect(await srcs()).toEqual([before[2], before[1], before[0]]);

  // The first is cut around another point, by keys, and a piece of its cloth is the swatch.
  await panel.getByRole('button', { name: 'Crop picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is shown of it' });
  const point = dialog.getByRole('button', { name: 'Point that stays in sight' });
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(dialog).toContainText('60% across, 51% down');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this cut' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await srcs())[0]).not.toBe(before[2]);
  await panel.getByRole('button', { name: 'Cut a swatch from picture 1' }).click();
  await page
    .getByRole('dialog', { name: 'A piece of cloth' })
    .getByRole('button', { name: 'Use this cut' })
    .click();
  await expect(panel.getByLabel('Its color is shown by')).toHaveText(/A piece of cloth of its own/);
  await saves(page);

  // Without words it stays a draft; French may follow.
  const state = panelOf(page, 'In the shop');
  await expect(panel).toContainText('3 pictures need words before it goes live.');
  await state.getByLabel('In the shop').check();
  await expect(state).toContainText('Say what it shows, in a few words; people listen to it.');
  for (const place of [1, 2, 3])
    await panel
      .getByLabel(`What picture ${place} shows, English`)
      .fill(`A scarf on a wooden hanger, seen as number ${place}`);
  await expect(panel).toContainText('3 pictures have no words in French yet; English stands in.');
  await saves(page);
  await state.getByLabel('In the shop').check();
  await state.getByRole('button', { name: 'Show it in the shop' }).click();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await page.setViewportSize(screens.desktop);
  const order = await srcs();

  await expect.poll(async () => (await page.request.get(`/api/product-view/${number}`)).status()).toBe(200);
  const { product } = await (await page.request.get(`/api/product-view/${number}`)).json();
  const stems = (urls: readonly (string | null)[]) => urls.map((url) => url?.split('.')[0]);
  expect(stems(product.images.map(({ imagePath }: { imagePath: string }) => imagePath))).toEqual(
    stems(order),
  );
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = page.getByRole('img', { name: /^A scarf on a wooden hanger, seen as number/ });
  await expect(shown.first()).toHaveAttribute('alt', 'A scarf on a wooden hanger, seen as number 1');
  await expect
    .poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('pictures are dropped and pasted, and a line that breaks off goes on where it was', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  await makesDraft(page);
  const copied = await cards(page).count();
  // The second part of whatever comes first is lost on the way, as often as it is tried.
  let parts = 0;
  await page.route('**/parts/1', (route) => {
    parts += 1;
    return route.abort();
  });
  const { buffer } = await picture('large.jpg', 1_600, 2_400);
  const brings = (type: 'drop' | 'paste') =>
    page.evaluate(
      ([kind, content]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `${kind}.jpg`, { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [type, buffer.toString('base64')] as const,
    );
  await brings('drop');
  const panel = pictures(page);
  await expect(panel).toContainText('The line broke off. What was sent stays.', { timeout: 30_000 });
  expect(parts).toBeGreaterThan(1);
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, position] = /\/parts\/(\d+)$/.exec(request.url()) ?? [];
    if (position !== undefined) sent.push(position);
  });
  await page.unroute('**/parts/1');
  await panel.getByRole('button', { name: 'Try again: drop.jpg' }).click();
  await expect(cards(page)).toHaveCount(copied + 1, { timeout: 30_000 });
  expect(sent[0]).toBe('1');

  // What is stopped leaves nothing; what was brought and discarded is on offer once more.
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(cards(page)).toHaveCount(copied);
  await panel.getByRole('button', { name: 'Use drop.jpg' }).click();
  await expect(cards(page)).toHaveCount(copied + 1);
  await brings('paste');
  await panel.getByRole('button', { name: 'Stop paste.jpg' }).click();
  await expect(panel.getByRole('button', { name: 'Stop paste.jpg' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await panel.getByRole('button', { name: 'Put away drop.jpg' }).click();
  await expect(panel.getByRole('button', { name: 'Put away drop.jpg' })).toHaveCount(0);
});
