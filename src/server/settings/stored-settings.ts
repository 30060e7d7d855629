// The settings that a merchant keeps at the desk, as they stand in this process, under those of the environment.
import type { StoredSection } from '../../database/queries/settings/shop-setting.ts';
import type { Contact } from '../../domain/messaging/contact.ts';
import { parseSender, type Sender } from '../../domain/messaging/sender.ts';
import { decimalOfMoney } from '../../domain/pricing/money.ts';
import { deliveryTermsOf, freeTexts } from '../../domain/settings/delivery.ts';
import { type Logo, readLogo } from '../../domain/settings/logo.ts';
import { returnTermsOf } from '../../domain/settings/returns.ts';
import { type SettingSection, type SettingValues, storedValues } from '../../domain/settings/sections.ts';
import { senderOf } from '../../domain/settings/sender.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import type { ReturnTerms } from '../../domain/shipping/return-terms.ts';
import type { RewardedType } from '../../domain/shipping/shipping-threshold.ts';
import type { SetOutside } from '../../shop/settings/save-section.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type Look, lookOf } from '../pages/look.ts';

export interface ShopSettings {
  readonly name: string;
  /** Null where the name is set in type. */
  readonly logo: Logo | null;
  readonly contact: Contact;
  readonly delivery: DeliveryTerms;
  readonly returns: ReturnTerms;
  readonly sender: Sender;
  /** Null while colors, type and logo are as the shop comes. */
  readonly look: Look | null;
}

export interface StoredSettings {
  readonly current: () => ShopSettings;
  /** Something has changed: resolves when it is read. Readings never overtake. */
  readonly reread: () => Promise<void>;
}

type Deciding = Pick<
  Configuration,
  | 'CONTACT_EMAIL'
  | 'CONTACT_PHONE'
  | 'CONTACT_ADDRESS'
  | 'MAIL_FROM'
  | 'FREE_SHIPPING_FROM'
  | 'SO_DOMESTIC_STANDARD_GROUND'
  | 'NON_CONTIGUOUS_REGIONS'
  | 'environment'
>;

/** Whether the environment sets it, or it is only what the software comes with. */
const isSet = ({ environment }: Deciding, name: string) =>
  environment.some((setting) => setting.name === name && setting.value !== null);

/** What the environment decides where it is set, value by value, by the setting that does. */
function decisionsOf(
  config: Deciding,
  section: SettingSection,
): readonly { readonly value: string; readonly name: string; readonly text: string }[] {
  const { CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS } = config;
  const deciders: Readonly<Record<SettingSection, Readonly<Record<string, object>>>> = {
    shop: {
      contactEmail: { CONTACT_EMAIL },
      contactPhone: { CONTACT_PHONE },
      postalAddress: { CONTACT_ADDRESS },
    },
    look: {},
    delivery: decidedDelivery(config),
    returns: {},
    sender: decidedSender(config),
  };
  return Object.entries(deciders[section]).flatMap(([value, setting]) =>
    Object.entries(setting).flatMap(([name, text]) => (text === undefined ? [] : [{ value, name, text }])),
  );
}

export function setOutsideBy(config: Deciding): SetOutside {
  const setOf = (section: SettingSection) =>
    Object.fromEntries(decisionsOf(config, section).map(({ value, name }) => [value, name]));
  return {
    shop: setOf('shop'),
    look: setOf('look'),
    delivery: setOf('delivery'),
    returns: setOf('returns'),
    sender: setOf('sender'),
  };
}

/** What holds: the environment's word before the stored one, and that before the standard. */
export function valuesInForce(config: Deciding, section: SettingSection, stored: unknown): SettingValues {
  const decided = decisionsOf(config, section).map(({ value, text }) => [value, text]);
  return { ...storedValues(section, stored), ...Object.fromEntries(decided) };
}

/** All that follows from what is stored. */
export function settingsFrom(config: Deciding, stored: readonly StoredSection[]): ShopSettings {
  const inForce = (section: SettingSection) =>
    valuesInForce(config, section, stored.find((one) => one.section === section)?.value);
  const identity = identityOf(inForce('shop'));
  return {
    ...identity,
    sender: senderFrom(config, inForce('sender'), identity.name),
    look: lookOf(inForce('look'), identity.logo),
    delivery: deliveryFrom(config, inForce('delivery')),
    returns: returnTermsOf(inForce('returns')),
  };
}

export async function createStoredSettings(
  read: () => Promise<readonly StoredSection[]>,
  config: Deciding,
  onRead: (settings: ShopSettings) => void,
): Promise<StoredSettings> {
  const settle = (stored: readonly StoredSection[]): ShopSettings => {
    const settings = settingsFrom(config, stored);
    onRead(settings);
    return settings;
  };
  let settings = settle(await read());
  let reading: Promise<void> | null = null;
  let isStale = false;

  const readWhileStale = async () => {
    try {
      // What changes while it is being read is read once more.
      while (isStale) {
        isStale = false;
        settings = settle(await read());
      }
    } finally {
      reading = null;
    }
  };
  const reread = (): Promise<void> => {
    isStale = true;
    reading ??= readWhileStale();
    return reading;
  };
  return { current: () => settings, reread };
}

/** The environment says both or neither: a name of one at the address of another would be nobody's. */
function decidedSender(config: Deciding): Readonly<Record<string, object>> {
  if (!isSet(config, 'MAIL_FROM')) return {};
  const { name, address } = parseSender(config.MAIL_FROM);
  return { senderName: { MAIL_FROM: name }, senderAddress: { MAIL_FROM: address } };
}

/** The operator's word is not judged: a server of their own may take what no other would. */
function senderFrom(config: Deciding, { replyTo = '', ...values }: SettingValues, shopName: string): Sender {
  if (!isSet(config, 'MAIL_FROM')) return senderOf({ ...values, replyTo }, shopName);
  return { ...senderOf({ replyTo }, shopName), ...parseSender(config.MAIL_FROM) };
}

function decidedDelivery(config: Deciding): Readonly<Record<string, object>> {
  const { SO_DOMESTIC_STANDARD_GROUND, NON_CONTIGUOUS_REGIONS } = config;
  const groundCost = { SO_DOMESTIC_STANDARD_GROUND: decimalOfMoney(SO_DOMESTIC_STANDARD_GROUND).toFixed(2) };
  const { 'free.abroad': _, ...atHome } = freeTexts({
    rewards: config.FREE_SHIPPING_FROM,
    abroadFreeFrom: null,
  });
  return {
    ...(isSet(config, 'FREE_SHIPPING_FROM') &&
      Object.fromEntries(
        Object.entries(atHome).map(([value, text]) => [value, { FREE_SHIPPING_FROM: text }]),
      )),
    ...(isSet(config, 'SO_DOMESTIC_STANDARD_GROUND') && {
      'home.ground.light': groundCost,
      'home.ground.heavy': groundCost,
    }),
    ...(isSet(config, 'NON_CONTIGUOUS_REGIONS') && {
      regions: { NON_CONTIGUOUS_REGIONS: NON_CONTIGUOUS_REGIONS.join(' ') },
    }),
  };
}

/** As the shop's first language has them. */
const rewardNames: Readonly<Record<RewardedType, string>> = {
  ground: 'Free ground shipping',
  'two-day': 'Free 2-day shipping',
  overnight: 'Free overnight shipping',
};

/** The environment names the ways it frees, also several by the same way. */
function deliveryFrom(config: Deciding, values: SettingValues): DeliveryTerms {
  const terms = deliveryTermsOf(values);
  const rewards = isSet(config, 'FREE_SHIPPING_FROM')
    ? config.FREE_SHIPPING_FROM
    : terms.rewards.map((reward) => ({ ...reward, displayName: rewardNames[reward.type] }));
  return { ...terms, rewards };
}

function identityOf(values: SettingValues): Pick<ShopSettings, 'name' | 'contact' | 'logo'> {
  const { name = '', tradingAs, postalAddress, contactEmail = '', contactPhone, logo = '' } = values;
  return {
    name,
    logo: readLogo(logo),
    contact: {
      email: contactEmail,
      phone: contactPhone || null,
      tradingAs: tradingAs || null,
      postalAddress: postalAddress || null,
    },
  };
}
