import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSmtp } from '../../providers/messaging/smtp-mail.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createMailServer, type MailServer } from '../testing/mail-server.ts';
import { openingFacts, processorKeys } from './opening-facts.ts';
import { settingsFrom } from './stored-settings.ts';

let server: MailServer;
beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh4141',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
};

test('of a key no more is told than its end and its mode', () => {
  const keys = processorKeys(readConfiguration(stripe));
  expect(keys).toEqual([{ name: 'stripe', mode: 'test', keyEnd: '4141', hasWebhookKey: true }]);
  const live = { ...stripe, ORIGIN: 'https://ada.example' };
  const liveKeys = Object.fromEntries(
    Object.entries(live).map(([name, value]) => [name, value.replace('_test_', '_live_')]),
  );
  expect(processorKeys(readConfiguration(liveKeys))[0]?.mode).toBe('live');
  expect(processorKeys(readConfiguration({}))).toEqual([
    { name: 'sandbox', mode: 'built_in', keyEnd: null, hasWebhookKey: true },
  ]);
});

test('a post office is asked, and answers or does not', async () => {
  expect(await checkSmtp(server.url, 2_000)).toBe('answers');
  expect(await checkSmtp('smtp://127.0.0.1:1', 2_000)).toBe('silent');
});

test('what the environment says is seen, and what it does not say is not guessed', async () => {
  const record = {
    liveProducts: 3,
    notShippedHome: 0,
    hasOwnDelivery: false,
    drafts: 0,
    hasOrders: false,
    staffWithoutFactor: 0,
    lastArchivedAt: null,
  };
  const look = (settings: Record<string, string>) => {
    const config = readConfiguration(settings);
    const reach = { origin: config.ORIGIN ?? 'http://localhost:3000', hasKnownAccounts: false };
    return openingFacts(config, settingsFrom(config, []), reach, record);
  };
  expect(await look({})).toMatchObject({
    hasOwnName: false,
    hasOwnContact: false,
    mail: 'none',
    sender: null,
    isOwnMachineOnly: true,
    hasOwnDatabase: false,
    paymentModes: ['built_in'],
  });
  const set = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Ada <post@ada.example>',
    CONTACT_EMAIL: 'people@ada.example',
    DATABASE_URL: 'postgres://db.example/vitrine',
    ORIGIN: 'https://ada.example',
  };
  expect(await look(set)).toMatchObject({
    hasOwnContact: true,
    mail: 'answers',
    sender: 'Ada <post@ada.example>',
    isOwnMachineOnly: false,
    hasOwnDatabase: true,
  });
});
