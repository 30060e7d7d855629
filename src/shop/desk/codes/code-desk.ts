// What the desk does with codes.
import type { Actor } from '../../../domain/desk/actor.ts';
import type { ShopDeps } from '../../shop-deps.ts';
import { type CodeChange, changeCode, deleteUnusedCode, endCodeNow } from './change-code.ts';
import { endBatch, makeBatch, type NewCodeBatch } from './make-batch.ts';
import { makeCode, type NewCode } from './make-code.ts';
import {
  type CodeListInput,
  listBatches,
  listCodes,
  listCodeUses,
  readBatch,
  readCode,
} from './view-codes.ts';

interface Page {
  readonly beforeId: number | null;
  readonly size: number;
}

interface NamedCode {
  readonly id: number;
  readonly version: number;
}

export function createCodeDesk({ database, now }: Pick<ShopDeps, 'database' | 'now'>) {
  const { shop: queries } = database;
  return {
    list: (input: CodeListInput) => listCodes(queries, input, now()),
    /** Null when there is none. */
    read: (id: number) => readCode(queries, id, now()),
    make: (actor: Actor, input: NewCode) => makeCode(queries, actor, { ...input, now: now() }),
    change: (actor: Actor, change: Omit<CodeChange, 'now'>) =>
      changeCode(queries, actor, { ...change, now: now() }),
    end: (actor: Actor, named: NamedCode) => endCodeNow(queries, actor, { ...named, now: now() }),
    delete: (actor: Actor, named: NamedCode) => deleteUnusedCode(queries, actor, named),
    /** Null when there is no such code. */
    listUses: (id: number, page: Page) => listCodeUses(queries, id, page),
    listBatches: (page: Page) => listBatches(queries, page, now()),
    /** Null when there is none. */
    readBatch: (id: number) => readBatch(queries, id, now()),
    makeBatch: (actor: Actor, batch: NewCodeBatch) => makeBatch(queries, actor, { ...batch, now: now() }),
    endBatch: (actor: Actor, id: number) => endBatch(queries, actor, id),
  };
}
