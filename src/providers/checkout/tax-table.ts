// Standard rates, in per cent. A table to start with: a shop that owes tax checks its own figures, replaces them here,
// or puts a tax service in its place (`TaxProvider`).
//
// States: the base rate of each state as of January 2025, from the states' statutes. What a county or a city adds is not
// in it, so the label says "state rate"; California, Utah and Virginia contain the local part that holds in all of the
// state. South Dakota's is the reduced rate that holds until July 2027. Shipping is not taxed: states differ. What
// is not listed is not charged.
// Clothing: the states that free it altogether (Minnesota, New Jersey, Pennsylvania, Vermont), below an amount a piece
// (New York, from its own rate), or up to one (Massachusetts, Rhode Island).
//
// European Union and United Kingdom: the standard rate of value added tax as of September 2025, as the European
// Commission and HM Revenue & Customs publish them.
import type { ClothingRule } from '../../domain/checkout/tax.ts';

interface StateTax {
  readonly percent: number;
  readonly clothing: ClothingRule | null;
}

const on = (percent: number, clothing: ClothingRule | null = null): StateTax => ({ percent, clothing });
const exempt: ClothingRule = { kind: 'exempt' };

export const stateTaxes: Readonly<Record<string, StateTax>> = {
  AL: on(4),
  AR: on(6.5),
  AZ: on(5.6),
  CA: on(7.25),
  CO: on(2.9),
  CT: on(6.35),
  DC: on(6),
  FL: on(6),
  GA: on(4),
  HI: on(4),
  IA: on(6),
  ID: on(6),
  IL: on(6.25),
  IN: on(7),
  KS: on(6.5),
  KY: on(6),
  LA: on(5),
  MA: on(6.25, { kind: 'exemptUpTo', minor: 17_500 }),
  MD: on(6),
  ME: on(5.5),
  MI: on(6),
  MN: on(6.875, exempt),
  MO: on(4.225),
  MS: on(7),
  NC: on(4.75),
  ND: on(5),
  NE: on(5.5),
  NJ: on(6.625, exempt),
  NM: on(4.875),
  NV: on(6.85),
  NY: on(4, { kind: 'exemptBelow', minor: 11_000 }),
  OH: on(5.75),
  OK: on(4.5),
  PA: on(6, exempt),
  RI: on(7, { kind: 'exemptUpTo', minor: 25_000 }),
  SC: on(6),
  SD: on(4.2),
  TN: on(7),
  TX: on(6.25),
  UT: on(6.1),
  VA: on(5.3),
  VT: on(6, exempt),
  WA: on(6.5),
  WI: on(5),
  WV: on(6),
  WY: on(4),
};

/** They have no sales tax of their own. */
export const untaxedStates: ReadonlySet<string> = new Set(['AK', 'DE', 'MT', 'NH', 'OR']);

export const vatRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};
