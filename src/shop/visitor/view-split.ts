// What a flag's split has done since the flag was last changed, line by line of those that leave it to chance.
import type { Queries } from '../../database/database.ts';
import { findFlags } from '../../database/queries/visitor/flags.ts';
import { findTallies } from '../../database/queries/visitor/splits.ts';
import { type FlagLine, parseFlagLines } from '../../domain/visitor/flag-rule.ts';
import type { FlagName } from '../../domain/visitor/flags.ts';
import { isByChance } from '../../domain/visitor/split.ts';
import {
  isFairSplit,
  type SplitEffect,
  type SplitMeasure,
  type SplitSide,
  splitEffect,
  splitMeasures,
} from '../../domain/visitor/split-effect.ts';

export interface SplitView {
  /** The place of its line in the rule, from 0. */
  readonly line: number;
  readonly percent: number;
  readonly on: SplitSide;
  readonly off: SplitSide;
  readonly isFair: boolean;
  readonly effects: Readonly<Record<SplitMeasure, SplitEffect>>;
}

const nobody: SplitSide = { visitors: 0, bags: 0, orders: 0 };

/** `since` is null for a flag that no rule of the merchant's is for. */
export async function viewSplits(
  queries: Queries,
  name: FlagName,
): Promise<{ readonly since: Date | null; readonly splits: readonly SplitView[] }> {
  const flag = (await findFlags(queries)).find((stored) => stored.name === name);
  const lines = flag ? parseFlagLines(flag.lines) : null;
  if (!flag || !lines) return { since: null, splits: [] };
  const tallies = await findTallies(queries, name, flag.changedAt);
  const sideOf = (line: number, isOn: boolean): SplitSide =>
    tallies.find((tally) => tally.line === line && tally.isOn === isOn) ?? nobody;
  return {
    since: flag.changedAt,
    splits: lines.flatMap((line, at) =>
      isByChance(line) ? [splitView(line, at, sideOf(at, true), sideOf(at, false))] : [],
    ),
  };
}

function splitView({ percent }: FlagLine, line: number, on: SplitSide, off: SplitSide): SplitView {
  const effects = Object.fromEntries(
    splitMeasures.map((measure) => [measure, splitEffect(measure, on, off, percent)]),
  ) as Readonly<Record<SplitMeasure, SplitEffect>>;
  return { line, percent, on, off, isFair: isFairSplit(on.visitors, off.visitors, percent), effects };
}
