// A flag's rule while it is being typed.
import type { FlagLine, FlagRule } from './flag-rule.ts';

export interface RuleDraft {
  readonly isOn: boolean;
  readonly lines: readonly { readonly line: FlagLine; readonly percentText: string }[];
}

export function draftOfRule({ isOn, lines }: FlagRule): RuleDraft {
  return { isOn, lines: lines.map((line) => ({ line, percentText: String(line.percent) })) };
}

/** A share of a hundred, in tenths; null for what is none. */
export function readPercent(text: string): number | null {
  const [, whole = '', tenth = '0'] = /^\s*(\d{1,3})(?:[.,](\d))?\s*%?\s*$/.exec(text) ?? [];
  if (whole === '') return null;
  const percent = Number(`${whole}.${tenth}`);
  return percent <= 100 ? percent : null;
}

/** Null while a share in it is none. */
export function ruleOfDraft({ isOn, lines }: RuleDraft): FlagRule | null {
  const whole = lines.flatMap(({ line, percentText }) => {
    const percent = readPercent(percentText);
    return percent === null ? [] : [{ ...line, percent }];
  });
  return whole.length === lines.length ? { isOn, lines: whole } : null;
}
