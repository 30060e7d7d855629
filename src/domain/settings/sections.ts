// What a merchant sets at the desk: sections of named values, each changed by the version somebody saw.
import { type DeliveryFault, deliveryFaults, standardDeliveryValues, tidyDelivery } from './delivery.ts';
import { type IdentityFault, identityFaults, standardIdentity } from './identity.ts';
import { type LookFault, lookFaults, standardLook } from './look.ts';
import { type ReturnsFault, returnsFaults, standardReturnValues } from './returns.ts';
import { type SenderFault, senderFaults, standardSender } from './sender.ts';

export const settingSections = ['shop', 'look', 'delivery', 'returns', 'sender'] as const;

export type SettingSection = (typeof settingSections)[number];

export type SettingValues = Readonly<Record<string, string>>;

/** Every value that a section has, as it is while nobody has set it. */
export const standardValues: Readonly<Record<SettingSection, SettingValues>> = {
  shop: standardIdentity,
  look: standardLook,
  delivery: standardDeliveryValues,
  returns: standardReturnValues,
  sender: standardSender,
};

export type SectionFault =
  | IdentityFault
  | LookFault
  | DeliveryFault
  | ReturnsFault
  | SenderFault
  /** The environment decides, by the setting of that name; or the section has no such value. */
  | { readonly at: string; readonly code: 'set_outside' | 'unknown'; readonly value: string };

/** What is stored on top of what is standard; names that the section does not have are left out. */
export function storedValues(section: SettingSection, stored: unknown): SettingValues {
  const standard = standardValues[section];
  if (typeof stored !== 'object' || stored === null) return standard;
  const entries = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(standard, name) && typeof value === 'string',
  );
  return { ...standard, ...Object.fromEntries(entries) };
}

/** As it is compared and stored. */
export function tidyValues(section: SettingSection, values: SettingValues): SettingValues {
  const tidy = tidiers[section];
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidy(value, name)]));
}

const tidiers: Readonly<Record<SettingSection, (value: string, name: string) => string>> = {
  shop: (value) => value.normalize().trim(),
  look: (value) => value.trim().toLowerCase(),
  delivery: tidyDelivery,
  returns: (value) => value.trim(),
  sender: (value) => value.normalize().trim(),
};

/** All that is wrong with a section after a change; colors that were changed are blamed before those that were not. */
export function sectionFaults(
  section: SettingSection,
  after: SettingValues,
  changed: ReadonlySet<string>,
): readonly SectionFault[] {
  switch (section) {
    case 'shop':
      return identityFaults(after);
    case 'look':
      return lookFaults(after, changed);
    case 'delivery':
      return deliveryFaults(after);
    case 'returns':
      return returnsFaults(after);
    case 'sender':
      return senderFaults(after);
  }
}
