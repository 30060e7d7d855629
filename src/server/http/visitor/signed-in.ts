// Who is signed in, found out once a request and only when something asks. Whoever comes as a guest and as a customer
// at once has just become one: what they gathered is theirs from then on, and the guest is forgotten.
import type { Context } from 'hono';
import type { Customer, SignedInCustomer } from '../../../domain/account/customer.ts';
import type { Trier } from '../../../domain/visitor/limit.ts';
import { type Owner, ownerName } from '../../../domain/visitor/owner.ts';
import type { Moved } from '../../../shop/account/merge-guest.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/account/words.ts';
import type { Accounts } from '../../account/accounts.ts';
import type { GuestCookie } from '../../visitor/guest-cookie.ts';
import { signedInHintOf, signedInHintToWrite } from '../../visitor/signed-in-hint.ts';
import type { SignedWordCookie } from '../../visitor/signed-word-cookie.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export interface SignedInDeps {
  readonly shop: Shop;
  readonly accounts: Accounts;
  readonly guestCookie: GuestCookie;
  readonly signedInCookie: SignedWordCookie;
  readonly now: () => number;
}

type Call = Context<Environment>;

/** To be asked once a request. */
export async function findSignedIn(c: Call, deps: SignedInDeps): Promise<SignedInCustomer | null> {
  const current = await deps.accounts.current(c.req.raw.headers);
  if (!current) {
    if (c.get('visitor').signedInHint) sendCookies(c, [deps.signedInCookie.clear]);
    return null;
  }
  sendCookies(c, current.cookies);
  await takeOver(c, current.customer, deps);
  return current.customer;
}

/** What came along from the guest that they were. */
export async function takeOver(
  c: Call,
  customer: Customer,
  { shop, guestCookie, signedInCookie, now }: SignedInDeps,
): Promise<Moved> {
  const { guestId, signedInHint } = c.get('visitor');
  const written = signedInHintToWrite(signedInHintOf(customer), signedInHint, now());
  if (written) sendCookies(c, [signedInCookie.write(written, now())]);
  if (guestId === null) return { loves: 0, bagItems: 0 };
  const moved = await shop.account.merge(guestId, customer.id);
  sendCookies(c, [guestCookie.clear]);
  return moved;
}

export function sendCookies(c: Call, lines: readonly string[]): void {
  c.set('cookies', [...(c.get('cookies') ?? []), ...lines]);
}

export async function requireCustomer(c: Call): Promise<SignedInCustomer> {
  const customer = await c.get('signedIn')();
  if (!customer) throw new ProblemError('login_required', words.signInFirst);
  return customer;
}

/** Whose the bag and the loves are; nobody's until there is something to own. */
export async function ownerOf(c: Call): Promise<Owner | null> {
  const customer = await c.get('signedIn')();
  if (customer) return { customerId: customer.id };
  const { guestId } = c.get('visitor');
  return guestId === null ? null : { guestId };
}

/** The same for whoever is about to own something: a new guest is remembered when it went well. */
export async function ownerOrNewGuest(
  c: Call,
  guestCookie: GuestCookie,
): Promise<{ readonly owner: Owner; readonly remember: () => void }> {
  const known = await ownerOf(c);
  if (known) return { owner: known, remember: () => undefined };
  const { guestId, setCookie } = guestCookie.issue();
  return { owner: { guestId }, remember: () => sendCookies(c, [setCookie]) };
}

/** By what a limit counts what they do: a guest who is new with this very call is still a stranger. */
export async function trierOf(c: Call): Promise<Trier> {
  const owner = await ownerOf(c);
  return { address: c.get('address'), mark: owner && ownerName(owner) };
}
