// What the rows of one product would do, by the product as it is in this transaction.
import type { Transaction } from '../../database/database.ts';
import type { DeskProductRecord } from '../../database/queries/desk/products/product-read.ts';
import { findFamilyGroup, type ImportRowRecord } from '../../database/queries/import/import-row.ts';
import { type FaultCode, faultKinds } from '../../domain/catalogue/product-fault.ts';
import { isForShoppers, productState } from '../../domain/catalogue/product-state.ts';
import { importFault } from '../../domain/import/import-fault.ts';
import { changedColumns, type Judged, judgeUnit } from '../../domain/import/judge-unit.ts';
import { type ReadUnit, readUnit, type UnitBase } from '../../domain/import/read-unit.ts';
import { emptySheet } from '../desk/products/make-product.ts';
import { findFaults, type SheetFault } from '../desk/products/save-product.ts';
import { sheetOf } from '../desk/products/sheet-of.ts';
import type { ImportRules } from './read-file-rules.ts';

export interface UnitPlan {
  readonly base: UnitBase;
  readonly unit: ReadUnit;
  readonly judged: Judged;
  /** The design that a new product is a color of; null of one of its own. */
  readonly groupId: number | null;
}

export interface PlanInput {
  readonly importId: string;
  readonly rows: readonly ImportRowRecord[];
  readonly record: DeskProductRecord | undefined;
  readonly rules: ImportRules;
  readonly today: string;
}

export async function planUnit(tx: Transaction, input: PlanInput): Promise<UnitPlan> {
  const { rows, record, rules, today } = input;
  const base = record ? baseOf(record) : newBase(today);
  const unit = readUnit(base, rows, rules);
  const plain = { base, unit, groupId: record?.groupId ?? (await findGroup(tx, input)) };
  const refusal = refusalOf(rows, record);
  if (refusal) {
    const refused = { ...unit, faults: new Map() };
    return { ...plain, judged: judgeUnit(base, refused, rows, { faults: [refusal], missing: [], rules }) };
  }
  const isChanged =
    base.state === null ||
    unit.state !== base.state ||
    changedColumns(base.sheet, unit, rules).length > 0 ||
    JSON.stringify(unit.sheet.sizes) !== JSON.stringify(base.sheet.sizes);
  const found = isChanged ? await findUnitFaults(tx, plain, input) : { faults: [], missing: [] };
  return { ...plain, judged: judgeUnit(base, unit, rows, { ...found, rules }) };
}

function baseOf(record: DeskProductRecord): UnitBase {
  return {
    sheet: sheetOf(record),
    state: productState(record),
    sizes: record.sizes.map(({ id, code, onHand, reserved }) => ({
      skuId: id,
      sku: code,
      onHand: onHand ?? 0,
      reserved: reserved ?? 0,
    })),
  };
}

function newBase(today: string): UnitBase {
  const nothing = { name: '', colour: '', brandId: 0, price: 0, categoryIds: [] };
  return { sheet: emptySheet(nothing, today), state: null, sizes: [] };
}

/** What speaks against all rows of it. */
function refusalOf(rows: readonly ImportRowRecord[], record: DeskProductRecord | undefined) {
  if (record?.isGiftCard) return importFault('number', 'gift_card');
  const number = rows[0]?.cells.number?.trim() ?? '';
  return !record && number !== '' ? importFault('number', 'unknown_number', number) : null;
}

/** The family is a number of ours, or what another row of the file has too. */
async function findGroup(tx: Transaction, { importId, rows }: PlanInput): Promise<number | null> {
  const family = rows[0]?.family ?? '';
  return findFamilyGroup(tx, importId, family);
}

type Faults = { readonly faults: readonly SheetFault[]; readonly missing: readonly SheetFault[] };

/** What is only missing is asked of what shoppers see, and told of what they are to see. */
async function findUnitFaults(
  tx: Transaction,
  { base, unit, groupId }: Pick<UnitPlan, 'base' | 'unit' | 'groupId'>,
  { record, rules }: Pick<PlanInput, 'record' | 'rules'>,
): Promise<Faults> {
  const { sheet, newBrand, state } = unit;
  const identity = record ?? { id: 0, groupId: groupId ?? 0, swatchImage: '', videoBase: null };
  const isMade = ({ code }: SheetFault) => newBrand !== null && code === 'unknown_brand';
  const all = await findFaults(tx, identity, { sheet, isShown: true, choices: rules.choices });
  const isShown = base.state !== null && isForShoppers(base.state) && isForShoppers(state);
  return {
    faults: all.filter((fault) => (isShown || !isMissing(fault)) && !isMade(fault)),
    missing: isShown ? [] : all.filter(isMissing),
  };
}

const isMissing = ({ code }: SheetFault): boolean =>
  Object.hasOwn(faultKinds, code) && faultKinds[code as FaultCode] === 'missing';
