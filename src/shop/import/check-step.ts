// The rehearsal of an import: its rows are read, put together by product, and held against the shop, a few at a time.
// Nothing of the shop changes.
import { type CheckCursor, parseCheckCursor } from '../../contract/job/import-cursor.ts';
import type { Transaction } from '../../database/database.ts';
import { findDeskProducts } from '../../database/queries/desk/products/product-read.ts';
import {
  type Effects,
  findEffects,
  findUnits,
  groupRows,
  type ImportRowRecord,
  type JudgedRow,
  saveVerdicts,
} from '../../database/queries/import/import-row.ts';
import {
  deleteFile,
  type ImportRecord,
  saveImportState,
} from '../../database/queries/import/product-import.ts';
import type { RowJudgement } from '../../domain/import/judge-unit.ts';
import { planUnit, type UnitPlan } from './plan-unit.ts';
import { readFromStart, readNextRows } from './read-file.ts';
import { readFileRules } from './read-file-rules.ts';
import { titlesOf } from './titles-of.ts';

export interface StepProgress {
  readonly done: number;
  /** Of how many rows; null while they are read. */
  readonly of: number | null;
  /** Null when it is over. */
  readonly cursor: string | null;
}

const unitsAtOnce = 40;

export async function takeCheckStep(
  tx: Transaction,
  found: ImportRecord,
  before: StepProgress,
  today: string,
): Promise<StepProgress> {
  const at: CheckCursor =
    before.cursor === null ? { phase: 'read', at: readFromStart } : parseCheckCursor(before.cursor);
  const goOn = (next: CheckCursor, done = 0, of: number | null = null): StepProgress => ({
    done,
    of,
    cursor: JSON.stringify(next),
  });
  switch (at.phase) {
    case 'read': {
      const rules = await readFileRules(tx, titlesOf(found));
      const next = await readNextRows(tx, found, { cursor: at.at, rules });
      return goOn(next === null ? { phase: 'group' } : { phase: 'read', at: next });
    }
    case 'group': {
      const rows = await groupRows(tx, found.id);
      await saveImportState(tx, found.id, { state: 'checking', rowCount: rows });
      await deleteFile(tx, found.id);
      return goOn({ phase: 'check', unit: 0 }, 0, rows);
    }
    case 'check': {
      const checked = await checkUnits(tx, found, at.unit, today);
      const done = before.done + checked.rows;
      if (checked.last !== null) return goOn({ phase: 'check', unit: checked.last }, done, before.of);
      await saveImportState(tx, found.id, { state: 'checked' });
      return { done, of: before.of, cursor: null };
    }
  }
}

async function checkUnits(tx: Transaction, found: ImportRecord, after: number, today: string) {
  const units = await findUnits(tx, found.id, { after, count: unitsAtOnce });
  if (units.length === 0) return { rows: 0, last: null };
  const rules = await readFileRules(tx, titlesOf(found));
  const ids = units.flatMap(([first]) => first?.productId ?? []);
  const records = new Map((await findDeskProducts(tx, ids)).map((record) => [record.id, record]));
  const planned: { readonly rows: readonly ImportRowRecord[]; readonly plan: UnitPlan }[] = [];
  for (const rows of units) {
    const record = records.get(rows[0]?.productId ?? 0);
    planned.push({ rows, plan: await planUnit(tx, { importId: found.id, rows, record, rules, today }) });
  }
  const effects = await findEffects(tx, concernsOf(planned));
  const judged = planned.flatMap(({ rows, plan }) =>
    plan.judged.rows.map((row) => judgedRow(row, rows[0], { plan, effects, records })),
  );
  await saveVerdicts(tx, found.id, judged);
  return {
    rows: units.flat().length,
    last: units.length < unitsAtOnce ? null : (units.at(-1)?.[0]?.unit ?? null),
  };
}

type Planned = readonly { readonly rows: readonly ImportRowRecord[]; readonly plan: UnitPlan }[];

/** Sizes of which something comes, and products that get dearer. */
function concernsOf(planned: Planned) {
  return {
    skus: planned.flatMap(({ plan }) =>
      plan.unit.counts.filter(({ from, to }) => to > from).map(({ sku }) => sku),
    ),
    productIds: planned.flatMap(({ rows, plan }) =>
      isDearer(plan) && rows[0]?.productId ? [rows[0].productId] : [],
    ),
  };
}

function isDearer({ base, unit }: UnitPlan): boolean {
  const lowest = ({ price, salePrice, promoPrice }: UnitPlan['base']['sheet']) =>
    promoPrice ?? salePrice ?? price;
  return base.state !== null && lowest(unit.sheet) > lowest(base.sheet);
}

function judgedRow(
  judgement: RowJudgement,
  first: ImportRowRecord | undefined,
  known: {
    readonly plan: UnitPlan;
    readonly effects: Effects;
    readonly records: ReadonlyMap<number, { readonly version: number }>;
  },
): JudgedRow {
  const { plan, effects, records } = known;
  const { row, verdict, before, after, faults } = judgement;
  const productId = first?.productId ?? 0;
  const count = plan.unit.counts.find((one) => one.row === row);
  const isTaken = verdict === 'new' || verdict === 'changed';
  return {
    row,
    verdict,
    version: records.get(productId)?.version ?? null,
    before: isTaken ? before : null,
    after: isTaken ? after : null,
    faults,
    calls:
      isTaken && count && count.to > count.from
        ? Math.min(effects.waiting.get(count.sku) ?? 0, count.to - count.from)
        : 0,
    bags: row === plan.judged.carrier && isTaken ? (effects.bags.get(productId) ?? 0) : 0,
  };
}
