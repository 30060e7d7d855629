// The flags as they stand in this process: settings and another service's word below, the merchant's rules above. Read
// again whenever the database tells of a change; a reading that failed is tried again, and readings never overtake.
import type { Logger } from 'pino';
import type { Queries } from '../../database/database.ts';
import { findFlags } from '../../database/queries/visitor/flags.ts';
import { type FlagDecider, type FlagSwitches, openFlagDecider } from '../../domain/visitor/flag-decider.ts';
import { parseFlagLines } from '../../domain/visitor/flag-rule.ts';
import { isFlagName } from '../../domain/visitor/flags.ts';
import { type Split, splitsOf } from '../../domain/visitor/split.ts';

const againAfterMs = 1_000;

export interface FlagRules {
  readonly decider: () => FlagDecider;
  /** The rules that leave it to chance who sees what. */
  readonly splits: () => readonly Split[];
  /** Something has changed: it is read soon. */
  readonly reread: () => void;
  /** What another service says from now on. */
  readonly hear: (switches: FlagSwitches) => void;
  readonly close: () => void;
}

export async function createFlagRules(
  read: () => Promise<readonly Split[]>,
  setting: FlagSwitches,
  log: Logger,
): Promise<FlagRules> {
  let stored = await read();
  let splits = splitsOf(stored);
  let service: FlagSwitches = {};
  let decider = openFlagDecider({ setting, service, rules: rulesOf(stored) });
  let isReading = false;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const decide = () => {
    decider = openFlagDecider({ setting, service, rules: rulesOf(stored) });
    splits = splitsOf(stored);
  };
  const reread = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    clearTimeout(timer);
    try {
      // What changes while it is being read is read once more.
      while (isStale) {
        isStale = false;
        stored = await read();
        decide();
      }
    } catch (error) {
      log.warn({ event: 'cache.failed', err: error }, 'flags were not read');
      if (!isClosed) timer = setTimeout(() => void reread(), againAfterMs).unref();
    } finally {
      isReading = false;
    }
  };
  return {
    decider: () => decider,
    splits: () => splits,
    reread: () => void reread(),
    hear: (switches) => {
      service = switches;
      decide();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function rulesOf(stored: readonly Split[]) {
  return new Map(stored.map(({ name, rule }) => [name, rule]));
}

/** A rule that nobody understands, or of a flag that is no more, is left out. */
export async function readFlagRules(queries: Queries): Promise<readonly Split[]> {
  return (await findFlags(queries)).flatMap(({ name, isOn, lines: written, changedAt }) => {
    const lines = parseFlagLines(written);
    return isFlagName(name) && lines ? [{ name, since: changedAt.getTime(), rule: { isOn, lines } }] : [];
  });
}
