import type { SectionFault } from '../../../domain/settings/sections.ts';
import { saySettingFault } from '../../../words/desk-settings/say-fault.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import type { SectionState } from './use-section.ts';

/** What the rule says while it is typed, or what the shop has said of it. */
export function whyOf(name: string, faults: readonly SectionFault[], { problems }: SectionState) {
  const fault = faults.find(({ at }) => at === name);
  return fault ? saySettingFault(pageLanguage, fault) : problems[name];
}
