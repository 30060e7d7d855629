// The one place where the server knows the demo shop.

import type { Logger } from 'pino';
import { deals } from '../../../catalogue/deals.ts';
import { knownCoupons, knownCredit } from '../../../catalogue/people/codes.ts';
import { knownAccounts, knownGiftCard, knownPassword, knownPeople } from '../../../catalogue/people/known.ts';
import type { Database } from '../../database/database.ts';
import { hasCoupon, insertKnownCodes } from '../../database/queries/catalogue/known-codes.ts';
import {
  isLocked,
  type KnownThings,
  lockKnownThings,
  unlockKnownThings,
} from '../../database/queries/catalogue/known-lock.ts';
import { hasCustomer, insertKnownPeople } from '../../database/queries/catalogue/known-people.ts';
import { findWaiters, insertWaiters } from '../../database/queries/catalogue/known-waiters.ts';
import { isFilledWith, takeSeedingTurn } from '../../database/queries/catalogue/seeding.ts';
import { insertGiftCards } from '../../database/queries/gift-card/gift-card.ts';
import { waitlistConsentVersion } from '../../domain/waitlist/waitlist.ts';
import { type Imported, importCatalogue } from '../../shop/catalogue/import-catalogue.ts';
import { codeHash, type Hash } from '../../shop/gift-card/gift-card-codes.ts';
import { rollDeals } from '../../shop/pricing/roll-deals.ts';
import { hashPassword } from '../account/password-hash.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { isOwnMachineOnly } from '../configuration/own-machine.ts';

const name = 'demo-shop';

/** All of its products and what people wrote of them: a shop that has been filled never needs them again. */
const loadCatalogue = async () => (await import('../../../catalogue/index.ts')).catalogue;

/** Throws when the demo shop itself is broken, which no merchant can help. */
export async function seedDemoShop(
  database: Database,
  now: number,
  besideOthers = false,
): Promise<Exclude<Imported, { code: 'catalogue_broken' }>> {
  // By the connections of those who have time: what everybody wrote goes in by one statement.
  const imported = await importCatalogue(database.jobs, loadCatalogue, { name, now, besideOthers });
  if (!imported.ok && imported.code === 'catalogue_broken')
    throw new Error(`The demo catalogue is broken: ${imported.problems.join(' ')}`);
  return imported;
}

const knownThings: KnownThings = {
  people: knownPeople.customers,
  coupons: knownCoupons,
  credit: knownCredit,
  giftCardId: knownGiftCard.id,
};

/**
 * The people anybody may sign in as, and the codes anybody may try. Only for a demo shop that no one else can reach: everybody knows their password.
 * Whether they are there.
 */
export async function createKnownAccounts({ shop: queries }: Database, now: number): Promise<boolean> {
  const [first] = knownPeople.customers;
  const [code] = knownCoupons;
  const hasCodes = code && (await hasCoupon(queries, code.code));
  const hasPeople = first && (await hasCustomer(queries, first.id));
  if (hasCodes && hasPeople && !(await isLocked(queries))) return true;
  const passwordHash = await hashPassword(knownPassword);
  return queries.transaction(async (tx) => {
    await takeSeedingTurn(tx);
    if (!(await isFilledWith(tx, name))) return false;
    if (first && !(await hasCustomer(tx, first.id)))
      await insertKnownPeople(tx, knownPeople, knownAccounts, passwordHash, now);
    await insertKnownCodes(tx, knownCoupons, knownCredit);
    await unlockKnownThings(tx, knownThings, passwordHash);
    return true;
  });
}

/** Opens the demo's people at home, and locks them anywhere else. Whether anybody may sign in as them. */
export async function settleKnownAccounts(
  config: Pick<Configuration, 'ORIGIN' | 'HOST' | 'SEED'>,
  database: Database,
  log: Logger,
  now: number,
): Promise<boolean> {
  if (isOwnMachineOnly(config)) return config.SEED === 'demo' && (await createKnownAccounts(database, now));
  await lockKnownAccounts(database, log);
  return false;
}

/** Where strangers can reach the shop, nobody signs in as the demo's people or spends what is theirs. Decision 061. */
async function lockKnownAccounts({ shop: queries }: Database, log: Logger): Promise<void> {
  if (await isLocked(queries)) return;
  const isAnyLocked = await queries.transaction(async (tx) => {
    await takeSeedingTurn(tx);
    return !(await isLocked(tx)) && lockKnownThings(tx, knownThings);
  });
  if (isAnyLocked) log.warn({ event: 'demo.locked' }, lockedLine);
}

const lockedLine =
  'the people of the demo shop can no longer sign in, since others can reach this shop: their passwords, passkeys, sessions, roles and credit were taken away, and the demo’s gift card and codes are void';

/** Beside the known people: the card that anybody may spend, once. */
export async function createKnownGiftCard({ shop: queries }: Database, hash: Hash): Promise<void> {
  const { id, code, ...worth } = knownGiftCard;
  const card = { id, ...worth, codeHash: codeHash(hash, code) ?? '', lastFour: code.slice(-4) };
  await insertGiftCards(queries, [card]);
}

/**
 * Some of the demo's customers wait for sizes that are sold out: whoever tries the desk sees a delivery reach somebody.
 * Written here and not with the catalogue, since an address is stored by the shop's own key.
 */
export async function createKnownWaiters({ jobs: queries }: Database, hash: Hash): Promise<void> {
  await queries.transaction(async (tx) => {
    const waiters = await findWaiters(tx);
    await insertWaiters(
      tx,
      waiters.map((waiter) => ({ ...waiter, addressHash: hash(waiter.email.toLowerCase()) })),
      waitlistConsentVersion('en'),
    );
  });
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
