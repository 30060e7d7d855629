import { findFlagChanges, findFlags, findFlagVersions } from '../../database/queries/visitor/flags.ts';
import { addSteps } from '../../database/queries/visitor/splits.ts';
import type { FlagName } from '../../domain/visitor/flags.ts';
import type { SplitPart } from '../../domain/visitor/split.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { clearFlag, type FlagWish, mostChanges, type Signature, setFlag } from './set-flag.ts';
import { viewSplits } from './view-split.ts';

export function createVisitorService({ database: { shop: queries } }: ShopDeps) {
  return {
    setFlag: (wish: FlagWish) => setFlag(queries, wish),
    clearFlag: (name: FlagName, signature: Signature) => clearFlag(queries, name, signature),
    /** What the merchant has set. */
    listFlags: () => findFlags(queries),
    readFlagVersions: () => findFlagVersions(queries),
    countSteps: (steps: readonly SplitPart[]) => addSteps(queries, steps),
    viewSplits: (name: FlagName) => viewSplits(queries, name),
    /** The latest first. */
    listFlagChanges: (name: FlagName) => findFlagChanges(queries, name, mostChanges),
  };
}
