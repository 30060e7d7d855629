// The flags of one visitor, and why each is as it is. What is said later wins: the default, the environment's setting,
// what another service says, the merchant's rule, a preview, the engineer's own browser.
import { decideFlag, type FlagRule, type FlagVisitor, isVarying } from './flag-rule.ts';
import { type FlagName, type FlagSet, flagNames, flags } from './flags.ts';

export type FlagSwitches = Readonly<Partial<Record<FlagName, boolean>>>;

export type FlagSource = 'default' | 'setting' | 'service' | 'rule' | 'line' | 'preview' | 'browser';

export interface FlagExplanation {
  readonly name: FlagName;
  readonly isOn: boolean;
  readonly source: FlagSource;
  /** The place of the line that decided, from 0. */
  readonly line: number | null;
  readonly rule: FlagRule | null;
}

export interface FlagBeneath {
  readonly name: FlagName;
  readonly isOn: boolean;
  readonly source: 'default' | 'setting' | 'service';
}

export interface FlagLayers {
  readonly setting: FlagSwitches;
  readonly service: FlagSwitches;
  readonly rules: ReadonlyMap<FlagName, FlagRule>;
}

export interface FlagDecider {
  /** Whether anything about a visitor matters; without it none of it needs to be found out. */
  readonly isVarying: boolean;
  /** The same object for everyone who sees the same, so that what is kept for it is found by it. */
  readonly of: (visitor: () => FlagVisitor) => FlagSet;
  /** What each flag would be without a merchant's rule. */
  readonly beneath: () => readonly FlagBeneath[];
  readonly explain: (visitor: FlagVisitor, own: OwnSwitches) => readonly FlagExplanation[];
}

/** What holds for one browser alone. */
export interface OwnSwitches {
  readonly preview: FlagSwitches;
  readonly browser: FlagSwitches;
}

export function openFlagDecider({ setting, service, rules }: FlagLayers): FlagDecider {
  const varying = [...rules].filter(([, rule]) => isVarying(rule));
  const beneath = (name: FlagName): FlagBeneath => {
    if (service[name] !== undefined) return { name, isOn: service[name], source: 'service' };
    if (setting[name] !== undefined) return { name, isOn: setting[name], source: 'setting' };
    return { name, isOn: flags[name].default, source: 'default' };
  };
  const plain = Object.fromEntries(
    flagNames.map((name) => [name, rules.get(name)?.isOn ?? beneath(name).isOn]),
  ) as FlagSet;
  const sets = new Map<number, FlagSet>();

  const setOf = (visitor: FlagVisitor): FlagSet => {
    const decided = varying.map(([name, rule]) => [name, decideFlag(name, rule, visitor).isOn] as const);
    const key = decided.reduce((bits, [, isOn], index) => bits + (isOn ? 2 ** index : 0), 0);
    const set = sets.get(key) ?? { ...plain, ...Object.fromEntries(decided) };
    sets.set(key, set);
    return set;
  };

  const explainFlag = (
    name: FlagName,
    visitor: FlagVisitor,
    own: OwnSwitches,
  ): Omit<FlagExplanation, 'name' | 'rule'> => {
    const from = (source: FlagSource, isOn: boolean, line: number | null = null) => ({ source, isOn, line });
    if (own.browser[name] !== undefined) return from('browser', own.browser[name]);
    if (own.preview[name] !== undefined) return from('preview', own.preview[name]);
    const rule = rules.get(name);
    if (rule) {
      const { isOn, line } = decideFlag(name, rule, visitor);
      return from(line === null ? 'rule' : 'line', isOn, line);
    }
    const { isOn, source } = beneath(name);
    return from(source, isOn);
  };

  return {
    isVarying: varying.length > 0,
    of: (visitor) => (varying.length === 0 ? plain : setOf(visitor())),
    beneath: () => flagNames.map(beneath),
    explain: (visitor, own) =>
      flagNames.map((name) => ({ name, ...explainFlag(name, visitor, own), rule: rules.get(name) ?? null })),
  };
}
