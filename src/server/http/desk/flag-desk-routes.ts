// What the merchant does with flags. The desk's own guard stands before all of them.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/flags.ts';
import { pathOnSite } from '../../../domain/account/return-path.ts';
import { type FlagLine, mostVaryingFlags, parseFlagLines } from '../../../domain/visitor/flag-rule.ts';
import { type FlagName, flags, isFlagName, switchesText } from '../../../domain/visitor/flags.ts';
import { leastVisitors, type SplitSide } from '../../../domain/visitor/split-effect.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountFlagDesk(app: Hono<Environment>, deps: ApiDeps): void {
  const { shop, visitors, flagRules, origin, now } = deps;

  /** As the database has it, whatever this process has heard yet. */
  const all = async () => {
    const stored = new Map((await shop.visitor.listFlags()).map((flag) => [flag.name, flag]));
    const versions = await shop.visitor.readFlagVersions();
    return flagRules
      .decider()
      .beneath()
      .map(({ name, isOn, source }) => {
        const rule = stored.get(name);
        const lines = rule ? parseFlagLines(rule.lines) : null;
        const { description, screen } = flags[name];
        return {
          name,
          description,
          screen,
          default: flags[name].default,
          isOn: rule && lines ? rule.isOn : isOn,
          source: rule && lines ? ('rule' as const) : source,
          lines: wireLines(lines ?? []),
          changedAt: rule?.changedAt.toISOString() ?? null,
          version: versions.get(name) ?? 0,
        };
      });
  };
  const one = async (name: FlagName) => {
    const found = (await all()).find((flag) => flag.name === name);
    if (!found) throw noSuchFlag();
    return { success: true as const, content: found };
  };

  const changedMeanwhile = async (name: FlagName) => {
    const problem = new ProblemError('changed_meanwhile', 'Somebody else has changed this flag meanwhile.');
    problem.current = (await one(name)).content;
    return problem;
  };

  mount(app, contract.listFlags, async () => ({ success: true as const, content: await all() }));

  mount(app, contract.setFlag, async ({ params, body, actor }) => {
    const { isOn, lines, by, reason, version: seen } = body;
    const name = parseFlagName(params.name);
    const set = await shop.visitor.setFlag({ name, isOn, lines, changedBy: by, reason, actor, seen });
    if (!set.ok && set.code === 'changed_meanwhile') throw await changedMeanwhile(name);
    if (!set.ok)
      throw new ProblemError(
        'conflict',
        `${mostVaryingFlags} flags differ between visitors already, and each may double the copies of every page: decide on one of them first.`,
      );
    flagRules.reread();
    return one(name);
  });

  mount(app, contract.clearFlag, async ({ params, query: { by, reason, version }, actor }) => {
    const name = parseFlagName(params.name);
    const seen = version === undefined ? undefined : Number(version);
    const outcome = await shop.visitor.clearFlag(name, { changedBy: by, reason, actor, seen });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(name);
    if (!outcome.ok) throw new ProblemError('not_found', 'The flag has no rule of the merchant’s.');
    flagRules.reread();
    return one(name);
  });

  mount(app, contract.readFlagHistory, async ({ params }) => {
    const changes = await shop.visitor.listFlagChanges(parseFlagName(params.name));
    return {
      success: true as const,
      content: changes.map(({ isOn, lines, changedBy, reason, changedAt }) => ({
        isOn,
        lines: wireLines(parseFlagLines(lines) ?? []),
        by: changedBy,
        reason,
        at: changedAt.toISOString(),
      })),
    };
  });

  mount(app, contract.readFlagEffect, async ({ params }) => {
    const { since, splits } = await shop.visitor.viewSplits(parseFlagName(params.name));
    return {
      success: true as const,
      content: {
        since: since?.toISOString() ?? null,
        leastVisitors,
        splits: splits.map(({ on, off, ...split }) => ({ ...split, on: wireSide(on), off: wireSide(off) })),
      },
    };
  });

  mount(app, contract.previewFlags, ({ body: { flags: switches, path, minutes } }) => {
    const page = pathOnSite(path);
    if (page === null) throw new ProblemError('unprocessable', 'The path is none of this shop’s pages.');
    const until = now() + minutes * 60_000;
    const url = new URL(page, origin);
    url.searchParams.set('preview', visitors.previewCookie.token({ word: switchesText(switches), until }));
    return {
      success: true as const,
      content: { url: url.href, until: new Date(Math.floor(until / 1000) * 1000).toISOString() },
    };
  });
}

function wireSide({ visitors, bags, orders }: SplitSide): SplitSide {
  return { visitors, bags, orders };
}

function parseFlagName(name: string): FlagName {
  if (!isFlagName(name)) throw noSuchFlag();
  return name;
}

function noSuchFlag(): ProblemError {
  return new ProblemError('not_found', 'There is no such flag.');
}

function wireLines(lines: readonly FlagLine[]) {
  return lines.map(({ countries, ...line }) => ({
    ...line,
    ...(countries && { countries: [...countries] }),
  }));
}
