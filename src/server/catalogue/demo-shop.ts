// The one place where the server knows the demo shop.

import type { Logger } from 'pino';
import { deals } from '../../../catalogue/deals.ts';
import { knownCoupons, knownCredit } from '../../../catalogue/people/codes.ts';
import { knownAccounts, knownGiftCard, knownPassword, knownPeople } from '../../../catalogue/people/known.ts';
import type { Database } from '../../database/database.ts';
import { hasCoupon, insertKnownCodes } from '../../database/queries/catalogue/known-codes.ts';
import { hasCustomer, insertKnownPeople } from '../../database/queries/catalogue/known-people.ts';
import { isFilledWith, takeSeedingTurn } from '../../database/queries/catalogue/seeding.ts';
import { insertGiftCards } from '../../database/queries/gift-card/gift-card.ts';
import { type Imported, importCatalogue } from '../../shop/catalogue/import-catalogue.ts';
import { codeHash, type Hash } from '../../shop/gift-card/gift-card-codes.ts';
import { rollDeals } from '../../shop/pricing/roll-deals.ts';
import { hashPassword } from '../account/password-hash.ts';

const name = 'demo-shop';

/** All of its products and what people wrote of them: a shop that has been filled never needs them again. */
const loadCatalogue = async () => (await import('../../../catalogue/index.ts')).catalogue;

/** Throws when the demo shop itself is broken, which no merchant can help. */
export async function seedDemoShop(
  database: Database,
  now: number,
  besideOthers = false,
): Promise<Exclude<Imported, { code: 'catalogue_broken' }>> {
  const imported = await importCatalogue(database.shop, loadCatalogue, { name, now, besideOthers });
  if (!imported.ok && imported.code === 'catalogue_broken')
    throw new Error(`The demo catalogue is broken: ${imported.problems.join(' ')}`);
  return imported;
}

/**
 * The people anybody may sign in as, and the codes anybody may try. Only for a demo shop that no one else can reach: everybody knows their password.
 * Whether they are there.
 */
export async function openKnownAccounts(
  { shop: queries }: Database,
  origin: string,
  now: number,
): Promise<boolean> {
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
  if (!isOwnMachine) return false;
  const [first] = knownPeople.customers;
  const [code] = knownCoupons;
  const hasCodes = code && (await hasCoupon(queries, code.code));
  if (first && hasCodes && (await hasCustomer(queries, first.id))) return true;
  const passwordHash = await hashPassword(knownPassword);
  return queries.transaction(async (tx) => {
    await takeSeedingTurn(tx);
    if (!(await isFilledWith(tx, name))) return false;
    if (first && !(await hasCustomer(tx, first.id)))
      await insertKnownPeople(tx, knownPeople, knownAccounts, passwordHash, now);
    await insertKnownCodes(tx, knownCoupons, knownCredit);
    return true;
  });
}

/** Beside the known people: the card that anybody may spend, once. */
export async function openKnownGiftCard({ shop: queries }: Database, hash: Hash): Promise<void> {
  const { id, code, ...worth } = knownGiftCard;
  const card = { id, ...worth, codeHash: codeHash(hash, code) ?? '', lastFour: code.slice(-4) };
  await insertGiftCards(queries, [card]);
}

/** In a shop that is not the demo shop this changes nothing. */
export function rollDemoDeals(database: Database): Promise<number> {
  return rollDeals(database.shop, deals, name);
}

const hourMs = 3_600_000;

/** Now, and every hour: what the known products are known for holds for as long as the shop is open. */
export async function keepDemoDealsRolling(
  database: Database,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<void> {
  await rollDemoDeals(database);
  const timer = setInterval(() => {
    rollDemoDeals(database).catch((error) =>
      log.warn({ event: 'job.failed', err: error }, 'the demo deals were not rolled on'),
    );
  }, hourMs);
  timer.unref();
  closing.defer(async () => clearInterval(timer));
}

/** For whoever tries the shop out. */
export const knownAccountsLine = `Sign in as ${knownPeople.customers.map(({ email }) => email).join(', ')}: the password is ${knownPassword}.`;
