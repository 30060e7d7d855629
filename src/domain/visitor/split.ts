// Who takes part in a split, and how far they came: looked around, put something into their bag, ordered. A visitor
// carries their own part of it, so the shop keeps sums and knows nobody.
import { decideFlag, type FlagRule, type FlagVisitor } from './flag-rule.ts';
import { type FlagName, isFlagName } from './flags.ts';

export const splitStages = ['visit', 'bag', 'order'] as const;
export type SplitStage = (typeof splitStages)[number];

/** A flag's rule since it was last changed. */
export interface Split {
  readonly name: FlagName;
  /** In milliseconds. */
  readonly since: number;
  readonly rule: FlagRule;
}

/** The part of one visitor in one split. Their side is the one they saw first, whatever became of them since. */
export interface SplitPart {
  readonly name: FlagName;
  readonly since: number;
  /** The place of the line that they fitted, from 0. */
  readonly line: number;
  readonly isOn: boolean;
  readonly stage: SplitStage;
}

/** Lines that leave it to chance: what is on for all or for nobody has nothing to be compared with. */
export function isByChance({ percent }: { readonly percent: number }): boolean {
  return percent > 0 && percent < 100;
}

export function splitsOf(rules: readonly Split[]): readonly Split[] {
  return rules.filter(({ rule }) => rule.lines.some(isByChance));
}

/**
 * What a visitor carries once they have come so far, and what is new of it: each step is counted once, and the steps
 * before it with it. Parts in splits that are over are dropped.
 */
export function reachStage(
  splits: readonly Split[],
  visitor: FlagVisitor,
  carried: readonly SplitPart[],
  reached: SplitStage,
): { readonly parts: readonly SplitPart[]; readonly steps: readonly SplitPart[] } {
  const steps: SplitPart[] = [];
  const parts = splits.flatMap(({ name, since, rule }) => {
    const before = carried.find((part) => part.name === name && part.since === since);
    const part = before ?? newPart({ name, since, rule }, visitor);
    // Only a visit opens a part: who had none of it when they ordered was not counted as a visitor either.
    if (part === null || (!before && reached === 'order')) return [];
    const from = before ? splitStages.indexOf(before.stage) + 1 : 0;
    const to = Math.max(splitStages.indexOf(reached), from - 1);
    for (const stage of splitStages.slice(from, to + 1)) steps.push({ ...part, stage });
    return [{ ...part, stage: splitStages[to] ?? 'visit' }];
  });
  return { parts, steps };
}

function newPart({ name, since, rule }: Split, visitor: FlagVisitor): SplitPart | null {
  const { isOn, line } = decideFlag(name, rule, visitor);
  const found = line === null ? undefined : rule.lines[line];
  return line !== null && found && isByChance(found) ? { name, since, line, isOn, stage: 'visit' } : null;
}

/** `apple_pay.mbq2w3k0.0.1.2`, one after the other, as a cookie carries them. */
export function splitText(parts: readonly SplitPart[]): string {
  return parts
    .map(({ name, since, line, isOn, stage }) =>
      [name, since.toString(36), line, Number(isOn), splitStages.indexOf(stage)].join('.'),
    )
    .join('~');
}

const written = /^([a-z0-9_]{1,60})\.([a-z0-9]{1,10})\.(\d)\.([01])\.([012])$/;

/** What makes no sense is left out. */
export function parseSplitText(text: string): readonly SplitPart[] {
  return text.split('~').flatMap((word) => {
    const [, name = '', since = '', line, isOn, stage] = written.exec(word) ?? [];
    const reached = splitStages[Number(stage)];
    if (!isFlagName(name) || reached === undefined) return [];
    return [
      { name, since: Number.parseInt(since, 36), line: Number(line), isOn: isOn === '1', stage: reached },
    ];
  });
}
