// The settings that a merchant keeps at the desk, as they stand in this process, under those of the environment. Read
// again whenever the database tells of a change; a reading that failed is tried again, and readings never overtake.
import type { Logger } from 'pino';
import type { StoredSection } from '../../database/queries/settings/shop-setting.ts';
import type { Contact } from '../../domain/messaging/contact.ts';
import { type SettingSection, type SettingValues, storedValues } from '../../domain/settings/sections.ts';
import type { SetOutside } from '../../shop/settings/save-section.ts';
import { type Look, lookOf } from '../pages/look.ts';
import type { Configuration } from './configuration.ts';

export interface ShopSettings {
  readonly name: string;
  readonly contact: Contact;
  /** Null while the colors are those that the shop comes with. */
  readonly look: Look | null;
}

export interface StoredSettings {
  readonly current: () => ShopSettings;
  /** Something has changed: resolves when it is read, or is tried again later. */
  readonly reread: () => Promise<void>;
  readonly close: () => void;
}

const againAfterMs = 1_000;

/** By which setting of the environment each value is decided where it is set. */
const deciders: Readonly<Record<SettingSection, Readonly<Record<string, DecidingSetting>>>> = {
  shop: {
    contactEmail: 'CONTACT_EMAIL',
    contactPhone: 'CONTACT_PHONE',
    postalAddress: 'CONTACT_ADDRESS',
  },
  look: {},
};

type DecidingSetting = 'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'CONTACT_ADDRESS';
type Deciding = Pick<Configuration, DecidingSetting>;

export function setOutsideBy(config: Deciding): SetOutside {
  const setOf = (section: SettingSection) =>
    Object.fromEntries(Object.entries(deciders[section]).filter(([, name]) => config[name] !== undefined));
  return { shop: setOf('shop'), look: setOf('look') };
}

/** What holds: the environment's word before the stored one, and that before the standard. */
export function valuesInForce(config: Deciding, section: SettingSection, stored: unknown): SettingValues {
  const decided = Object.entries(deciders[section]).flatMap(([value, name]) => {
    const text = config[name];
    return text === undefined ? [] : [[value, text] as const];
  });
  return { ...storedValues(section, stored), ...Object.fromEntries(decided) };
}

/** All that follows from what is stored. */
export function settingsFrom(config: Deciding, stored: readonly StoredSection[]): ShopSettings {
  const inForce = (section: SettingSection) =>
    valuesInForce(config, section, stored.find((one) => one.section === section)?.value);
  return { ...identityOf(inForce('shop')), look: lookOf(inForce('look')) };
}

export async function createStoredSettings(
  read: () => Promise<readonly StoredSection[]>,
  config: Deciding,
  onRead: (settings: ShopSettings) => void,
  log: Logger,
): Promise<StoredSettings> {
  const settle = (stored: readonly StoredSection[]): ShopSettings => {
    const settings = settingsFrom(config, stored);
    onRead(settings);
    return settings;
  };
  let settings = settle(await read());
  let reading: Promise<void> | null = null;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const readWhileStale = async () => {
    clearTimeout(timer);
    try {
      // What changes while it is being read is read once more.
      while (isStale) {
        isStale = false;
        settings = settle(await read());
      }
    } catch (error) {
      log.warn({ event: 'cache.failed', err: error }, 'settings were not read');
      if (!isClosed) timer = setTimeout(() => void reread(), againAfterMs).unref();
    } finally {
      reading = null;
    }
  };
  const reread = (): Promise<void> => {
    isStale = true;
    reading ??= readWhileStale();
    return reading;
  };
  return {
    current: () => settings,
    reread,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function identityOf(values: SettingValues): Pick<ShopSettings, 'name' | 'contact'> {
  const { name = '', tradingAs, postalAddress, contactEmail = '', contactPhone } = values;
  return {
    name,
    contact: {
      email: contactEmail,
      phone: contactPhone || null,
      tradingAs: tradingAs || null,
      postalAddress: postalAddress || null,
    },
  };
}
