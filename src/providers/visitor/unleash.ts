// Unleash, by what its server tells a client: every flag of one environment with its strategies. A flag that is on for
// some is left out: who is among them is decided here, by the shop's own rules, before a page is looked for.
import type { FlagProtocol } from './polled-flags.ts';

interface Strategy {
  readonly name?: unknown;
  readonly parameters?: { readonly rollout?: unknown } | null;
  readonly constraints?: readonly unknown[] | null;
  readonly segments?: readonly unknown[] | null;
  readonly disabled?: boolean | null;
}

interface Feature {
  readonly name?: unknown;
  readonly enabled?: unknown;
  readonly strategies?: readonly Strategy[] | null;
  readonly dependencies?: readonly unknown[] | null;
}

export const unleash: FlagProtocol = {
  method: 'GET',
  path: '/api/client/features',
  authorization: (key) => key,
  valuesIn: (answer) => {
    const { features } = (answer ?? {}) as { features?: readonly Feature[] };
    if (!Array.isArray(features)) throw new Error('The flag service answered without features.');
    return new Map(
      features.flatMap((feature: Feature) => {
        const value = forEveryone(feature);
        return value === null ? [] : [[String(feature.name), value] as const];
      }),
    );
  },
};

/** Null where it depends on who asks, or on another flag. */
function forEveryone({ enabled, strategies, dependencies }: Feature): boolean | null {
  if (enabled !== true) return false;
  if (dependencies?.length) return null;
  const active = (strategies ?? []).filter(({ disabled }) => !disabled);
  // Unleash's own rule: without a strategy a flag that is switched on is on.
  if (active.length === 0) return (strategies ?? []).length === 0;
  if (active.some(isForAll)) return true;
  return active.every(isForNobody) ? false : null;
}

const isNarrowed = ({ constraints, segments }: Strategy) =>
  Boolean(constraints?.length) || Boolean(segments?.length);
const shareOf = ({ name, parameters }: Strategy) =>
  name === 'flexibleRollout' ? Number(parameters?.rollout) : name === 'default' ? 100 : Number.NaN;

const isForAll = (one: Strategy) => !isNarrowed(one) && shareOf(one) === 100;
const isForNobody = (one: Strategy) => shareOf(one) === 0;
