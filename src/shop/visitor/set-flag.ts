// A merchant says for whom a flag is on, without a deploy: every process hears it when the transaction is through.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  deleteFlag,
  deleteOldFlagChanges,
  findFlags,
  findFlagVersions,
  insertFlagChange,
  lockFlags,
  upsertFlag,
} from '../../database/queries/visitor/flags.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import {
  type FlagRule,
  isVarying,
  mostVaryingFlags,
  parseFlagLines,
} from '../../domain/visitor/flag-rule.ts';
import { type FlagName, isFlagName } from '../../domain/visitor/flags.ts';

export interface Signature {
  readonly changedBy: string;
  readonly reason: string;
  readonly actor: Actor;
  /** The version of the flag that they saw; whoever names none changes it as it is by now. */
  readonly seen?: number | undefined;
}

export interface FlagWish extends FlagRule, Signature {
  readonly name: FlagName;
}

/** Of each flag. */
export const mostChanges = 100;

export type SetFlag =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'too_many_varying' | 'changed_meanwhile' };

export function setFlag(
  queries: Queries,
  { name, isOn, lines, changedBy, reason, actor, seen }: FlagWish,
): Promise<SetFlag> {
  return queries.transaction(async (tx) => {
    // One at a time: two that are each the last one allowed would be one too many.
    await lockFlags(tx);
    if (await isOutdated(tx, name, seen)) return { ok: false, code: 'changed_meanwhile' };
    if (isVarying({ isOn, lines }) && (await countVarying(tx, name)) >= mostVaryingFlags)
      return { ok: false, code: 'too_many_varying' };
    const before = await findFlagRule(tx, name);
    await upsertFlag(tx, { name, isOn, lines });
    await note(tx, { name, isOn, lines, changedBy, reason });
    const after = { isOn, lines, reason };
    await insertAuditEntry(tx, actor, { verb: 'flags.change', thing: 'flag', thingId: name, before, after });
    return { ok: true };
  });
}

export type ClearFlag =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'changed_meanwhile' };

export function clearFlag(
  queries: Queries,
  name: FlagName,
  { changedBy, reason, actor, seen }: Signature,
): Promise<ClearFlag> {
  return queries.transaction(async (tx): Promise<ClearFlag> => {
    await lockFlags(tx);
    if (await isOutdated(tx, name, seen)) return { ok: false, code: 'changed_meanwhile' };
    const before = await findFlagRule(tx, name);
    if (!(await deleteFlag(tx, name))) return { ok: false, code: 'not_found' };
    await note(tx, { name, isOn: null, lines: [], changedBy, reason });
    const after = { isOn: null, reason };
    await insertAuditEntry(tx, actor, { verb: 'flags.change', thing: 'flag', thingId: name, before, after });
    return { ok: true };
  });
}

/** Whether somebody else was quicker. */
async function isOutdated(queries: Queries, name: FlagName, seen: number | undefined): Promise<boolean> {
  return seen !== undefined && ((await findFlagVersions(queries)).get(name) ?? 0) !== seen;
}

async function findFlagRule(queries: Queries, name: FlagName) {
  const rule = (await findFlags(queries)).find((flag) => flag.name === name);
  return rule ? { isOn: rule.isOn, lines: rule.lines } : null;
}

async function countVarying(queries: Queries, except: FlagName): Promise<number> {
  const stored = await findFlags(queries);
  return stored.filter(
    ({ name, lines }) => name !== except && isFlagName(name) && (parseFlagLines(lines)?.length ?? 0) > 0,
  ).length;
}

async function note(queries: Queries, change: Parameters<typeof insertFlagChange>[1]): Promise<void> {
  await insertFlagChange(queries, change);
  await deleteOldFlagChanges(queries, change.name, mostChanges);
}
