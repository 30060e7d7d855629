// A section of the settings is changed by the version somebody saw, by its rules, with what was before in the audit. What
// the environment decides is not changed here.
import type { Queries, Transaction } from '../../database/database.ts';
import { findCountries } from '../../database/queries/currency/currency.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { hasLogo } from '../../database/queries/settings/logo.ts';
import { lockSection, updateSection } from '../../database/queries/settings/shop-setting.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { countryCodes } from '../../domain/settings/delivery.ts';
import { readLogo } from '../../domain/settings/logo.ts';
import {
  type SectionFault,
  type SettingSection,
  type SettingValues,
  sectionFaults,
  standardValues,
  storedValues,
  tidyValues,
} from '../../domain/settings/sections.ts';
import { changedNames } from '../../domain/settings/setting-form.ts';

/** The names of values that the environment sets, each with the setting that does. */
export type SetOutside = Readonly<Record<SettingSection, Readonly<Record<string, string>>>>;

export interface SectionChange {
  readonly section: SettingSection;
  /** The version that was seen. */
  readonly version: number;
  readonly values: SettingValues;
}

export type SaveSectionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'changed_meanwhile' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly SectionFault[] };

export function saveSection(
  queries: Queries,
  setOutside: SetOutside,
  actor: Actor,
  { section, version, values }: SectionChange,
): Promise<SaveSectionOutcome> {
  return queries.transaction(async (tx): Promise<SaveSectionOutcome> => {
    const stored = await lockSection(tx, section);
    if (stored.version !== version) return { ok: false, code: 'changed_meanwhile' };
    const misplaced = misplacedValues(section, values, setOutside);
    if (misplaced.length > 0) return { ok: false, code: 'faulty', faults: misplaced };
    const before = storedValues(section, stored.value);
    const after = { ...before, ...tidyValues(section, values) };
    const names = changedNames(before, after);
    if (names.length === 0) return { ok: true };
    const faults = [
      ...sectionFaults(section, after, new Set(names)),
      ...(section === 'delivery' ? await unknownCountries(tx, after) : []),
      ...(section === 'shop' ? await missingLogo(tx, after) : []),
    ];
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    // What is as the shop comes is not stored: it goes on with the shop.
    const own = changedNames(standardValues[section], after);
    await updateSection(tx, { section, value: only(after, own), version: version + 1 });
    await insertAuditEntry(tx, actor, {
      verb: 'settings.change',
      thing: 'setting',
      thingId: section,
      before: only(before, names),
      after: only(after, names),
    });
    return { ok: true };
  });
}

/** A code that no country has, such as UK, would leave out the one that was meant. */
async function unknownCountries(tx: Transaction, values: SettingValues): Promise<SectionFault[]> {
  const allCodes = new Set((await findCountries(tx)).map(({ code }) => code));
  return ['countries', 'near'].flatMap((at): SectionFault[] => {
    const unknown = countryCodes(values, at).find((code) => !allCodes.has(code));
    return unknown === undefined ? [] : [{ at, code: 'no_code', value: unknown }];
  });
}

/** One that nobody brought, or that has ended since, would leave the door without a name. */
async function missingLogo(tx: Transaction, { logo = '' }: SettingValues): Promise<SectionFault[]> {
  if (readLogo(logo) === null || (await hasLogo(tx, logo))) return [];
  return [{ at: 'logo', code: 'no_logo', value: '' }];
}

function misplacedValues(section: SettingSection, values: SettingValues, setOutside: SetOutside) {
  return Object.keys(values).flatMap((at): SectionFault[] => {
    if (!Object.hasOwn(standardValues[section], at)) return [{ at, code: 'unknown', value: '' }];
    const name = setOutside[section][at];
    return name === undefined ? [] : [{ at, code: 'set_outside', value: name }];
  });
}

const only = (values: SettingValues, names: readonly string[]): SettingValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
