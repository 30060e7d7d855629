// A section as it stands in the desk's form: what is sent is what differs from what was read.
import type { SettingValues } from './sections.ts';

export function changedNames(base: SettingValues, form: SettingValues): string[] {
  return Object.keys(base).filter((name) => form[name] !== base[name]);
}

export function changesToSend(base: SettingValues, form: SettingValues): SettingValues {
  return Object.fromEntries(changedNames(base, form).map((name) => [name, form[name] ?? '']));
}

/** What was typed on top of what is stored now, whatever was stored when it was typed. */
export function rebaseValues(base: SettingValues, form: SettingValues, stored: SettingValues): SettingValues {
  return { ...stored, ...changesToSend(base, form) };
}

/** What both have changed, each otherwise. */
export function conflictingNames(base: SettingValues, ours: SettingValues, theirs: SettingValues): string[] {
  return changedNames(base, ours).filter(
    (name) => theirs[name] !== base[name] && theirs[name] !== ours[name],
  );
}
