// Passkeys, with a device of the browser's own that keeps them.
import { expect, type Page, type Route, test } from '@playwright/test';
import { comesAsCustomer } from '../customer.ts';

/** A device that makes sure who uses it, and says yes at once, or when it is told to. */
async function openDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const saysYes = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { saysYes };
}

/** What is asked of the device on the next page, in order: by a press, or as an offer; and what was called off. */
async function recordDeviceCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const deviceCalls: string[] = [];
    Object.assign(window, { deviceCalls });
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const what = options?.mediation === 'conditional' ? 'offer' : 'press';
      deviceCalls.push(what);
      options?.signal?.addEventListener('abort', () => deviceCalls.push(`no ${what}`));
      return get(options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { deviceCalls: string[] }).deviceCalls);
}

const challenges = '**/api/auth/passkey/generate-authenticate-options';
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

async function signsUp(page: Page): Promise<string> {
  const { email } = await comesAsCustomer(page, test.info().project.use.baseURL);
  await page.goto('/myaccount');
  return email;
}

const section = (page: Page) => page.locator('section#passkeys');

async function addsPasskey(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByText('Your passkey works now.')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
}

async function signsOut(page: Page): Promise<void> {
  await page.goto('/myaccount');
  await page.getByRole('button', { name: /^Sign out: of this device/ }).click();
  await expect(page).toHaveURL('/');
}

/** As a browser in which no passkey of this shop was used: the device knows it all the same. */
const forgets = (page: Page) => page.evaluate(() => localStorage.clear());

test('a passkey is added, opens the account, is removed and opens it no more', async ({ page }) => {
  await openDevice(page);
  const address = await signsUp(page);
  await addsPasskey(page);
  await expect(section(page).getByRole('listitem')).toContainText(/Chrome on \w+Added /);

  await signsOut(page);
  await forgets(page);
  await page.goto('/login?to=%2Floves');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/loves');
  await page.goto('/myaccount');
  await expect(page.locator('#profile')).toContainText(address);

  await section(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  await signsOut(page);
  await forgets(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').first()).toContainText('does not open an account here');
  await expect(page).toHaveURL('/login');
});

test('a device that keeps one already is not given another', async ({ page }) => {
  await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByText('This device keeps a passkey for you already.')).toBeVisible();
});

test('nothing of it is fetched before somebody asks for it', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const isPasskey = (path: string) => /passkey-device|auth\/passkey/.test(path);
  await openDevice(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paths.filter(isPasskey)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(() => paths.filter(isPasskey)).not.toEqual([]);
});

test('who used one here before is offered it in what the browser fills in', async ({ page }) => {
  await openDevice(page);
  const address = await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  // This device takes what is offered as soon as it is.
  await page.goto('/login');
  await expect(page).toHaveURL('/myaccount');
  await expect(page.locator('#profile')).toContainText(address);
});

test('a press while the offer is still being made is what the device is asked for', async ({ page }) => {
  const { saysYes } = await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  await saysYes(false);
  const readCalls = await recordDeviceCalls(page);
  let answerOffer = () => {};
  const held = new Promise<void>((resolve) => {
    answerOffer = resolve;
  });
  const offered = page.waitForRequest(challenges);
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(challenges, hold, { times: 1 });
  await page.goto('/login');
  await offered;
  await passkeyButton(page).click();
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  answerOffer();
  await expect.poll(readCalls).toEqual(['press']);
  await page.waitForLoadState('networkidle');
  expect(await readCalls()).toEqual(['press']);
});

test('an offer that comes after a press does not take its place', async ({ page }) => {
  const { saysYes } = await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  await saysYes(false);
  const readCalls = await recordDeviceCalls(page);
  await page.addInitScript(() => {
    const can = PublicKeyCredential.isConditionalMediationAvailable.bind(PublicKeyCredential);
    Object.assign(window, { can });
    PublicKeyCredential.isConditionalMediationAvailable = async () => {
      await new Promise((resolve) => Object.assign(window, { goOn: resolve }));
      return can();
    };
  });
  const challenged: string[] = [];
  page.on('request', (request) => /authenticate-options/.test(request.url()) && challenged.push('asked'));
  await page.goto('/login');
  await page.waitForFunction(() => 'goOn' in window);
  await passkeyButton(page).click();
  await expect.poll(readCalls).toEqual(['press']);
  // A challenge for the offer would be asked for ahead of what is asked for here.
  const fence = page.waitForResponse('**/healthz');
  await page.evaluate(async () => {
    const { goOn, can } = window as unknown as { goOn: () => void; can: () => Promise<boolean> };
    goOn();
    await can();
    await new Promise((done) => requestIdleCallback(done));
    await fetch('/healthz');
  });
  await fence;
  expect(challenged).toHaveLength(1);
  expect(await readCalls()).toEqual(['press']);
});

test('a press takes the place of an offer that waits', async ({ page }) => {
  const { saysYes } = await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  await saysYes(false);
  const readCalls = await recordDeviceCalls(page);
  await page.goto('/login');
  await expect.poll(readCalls).toEqual(['offer']);
  await passkeyButton(page).click();
  await expect.poll(readCalls).toEqual(['offer', 'no offer', 'press']);
});

test('an offer that cannot be made says nothing; a press that fails does', async ({ page }) => {
  await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  await page.route(challenges, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login');
  await failed;
  await page.waitForLoadState('networkidle');
  const message = page.getByText('The shop did not answer.');
  await expect(message).toHaveCount(0);
  await passkeyButton(page).click();
  await expect(message).toBeVisible();
});

test('the drawer opens by a passkey as well, and the page stays where it was', async ({ page }) => {
  await openDevice(page);
  await signsUp(page);
  await addsPasskey(page);
  await signsOut(page);
  await forgets(page);
  await page.goto('/product/1001/nocturne-bias-slip-dress-bordeaux');
  // Before its script runs the link leads to a page of its own.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Add to wishlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Add to wishlist' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Make the list' })).toBeVisible();
  await expect(page).toHaveURL('/product/1001/nocturne-bias-slip-dress-bordeaux');
});
