// Counts how far a visitor came in the splits that run, beside a request that is made anyway. A browser that keeps no
// cookies would be a new visitor each time: only one that has shown the cookie of its side is counted.

import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { reachStage, type SplitStage } from '../../../domain/visitor/split.ts';
import type { Shop } from '../../../shop/shop.ts';
import type { FlagRules } from '../../visitor/flag-rules.ts';
import type { VisitorRules } from '../../visitor/visitor.ts';
import type { Environment } from '../environment.ts';
import { sendCookies } from './signed-in.ts';

export interface StageDeps {
  readonly shop: Shop;
  readonly visitors: Pick<VisitorRules, 'splitCookie'>;
  readonly flagRules: Pick<FlagRules, 'splits'>;
}

export async function countStage(
  c: Context<Environment>,
  { shop, visitors: { splitCookie }, flagRules }: StageDeps,
  stage: SplitStage,
): Promise<void> {
  const { consent, previewUntil, remember, switched, flagVisitor } = c.get('visitor');
  const splits = flagRules.splits();
  const isAsOthers = previewUntil === null && Object.keys(switched.browser).length === 0;
  if (splits.length === 0 || consent !== 'free' || remember !== null || !isAsOthers) return;
  const carried = splitCookie.read(getCookie(c, splitCookie.name));
  const { parts, steps } = reachStage(splits, flagVisitor(), carried, stage);
  if (steps.length === 0) return;
  try {
    const sides = await shop.visitor.countSteps(steps);
    if (sides > 0) sendCookies(c, [splitCookie.write(parts)]);
  } catch (error) {
    // A sum may miss somebody; what they came for, an order that is paid above all, does not fail by it.
    c.get('log')().warn({ event: 'events.lost', err: error }, 'a step in a split was not counted');
  }
}
