// The calls of a customer's own things. What is another's does not exist.
import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/account/account.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayAddressProblem } from '../../../words/account/say-address.ts';
import { words } from '../../../words/account/words.ts';
import { words as messagingWords } from '../../../words/messaging/words.ts';
import type { Accounts } from '../../account/accounts.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import type { SignedWordCookie } from '../../visitor/signed-word-cookie.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { jsonHeaders, mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { requireCustomer, sendCookies } from '../visitor/signed-in.ts';
import { noMark } from './auth-routes.ts';
import { type FormValues, redirect } from './form-answer.ts';

export interface AccountRouteDeps {
  readonly shop: Shop;
  readonly accounts: Accounts;
  readonly formCookie: SealedCookie<FormValues>;
  readonly signedInCookie: SignedWordCookie;
  readonly now: () => number;
}

type Call = Context<Environment>;

const done = { success: true } as const;

export function mountAccount(app: Hono<Environment>, deps: AccountRouteDeps): void {
  const { shop, accounts, formCookie, now, signedInCookie } = deps;

  const answer = (c: Call, section: string) => (isForm(c) ? redirect(c, `/myaccount#${section}`) : done);
  /** Only if it was there, and theirs. */
  const doneTo = async (c: Call, section: string, work: (customer: Customer) => Promise<boolean>) => {
    const isFound = await work(await requireCustomer(c));
    if (!isFound) throw new ProblemError('not_found', words.notInAccount);
    return answer(c, section);
  };
  const refuse = (
    c: Call,
    page: string,
    message: string,
    formValues: FormValues,
    errors: FormValues = {},
  ): Response => {
    const fields = Object.entries(errors).map(([at, why]) => ({ at, message: why }));
    if (!isForm(c)) throw new ProblemError('unprocessable', message, fields);
    sendCookies(c, [formCookie.seal({ ...formValues, ...prefixErrors(errors), message }, now())]);
    return redirect(c, page);
  };

  mount(app, contract.changeProfile, async ({ body, c }) => {
    const problem = await shop.account.changeProfile(await requireCustomer(c), body);
    if (problem === null) return answer(c, 'profile');
    const message = messagingWords.invalidPhone;
    return refuse(c, '/myaccount/profile', message, body, { phone: message });
  });

  mount(app, contract.saveAddress, async ({ body: { id, ...address }, c }) => {
    const saved = await shop.account.saveAddress(await requireCustomer(c), id ?? null, address);
    if (saved.ok) return answer(c, 'addresses');
    if (saved.code === 'not_found') throw new ProblemError('not_found', words.noSuchAddress);
    const page = `/myaccount/address?country=${address.country}${id ? `&id=${id}` : ''}`;
    if (saved.code === 'too_many') return refuse(c, page, words.addressBookFull, address);
    const errors = Object.entries(saved.problems).map(
      ([part, problem]) => [part, sayAddressProblem(requestLanguage(), problem)] as const,
    );
    return refuse(c, page, words.addressNotRight, address, Object.fromEntries(errors));
  });
  mount(app, contract.removeAddress, ({ params: { id }, c }) =>
    doneTo(c, 'addresses', (customer) => shop.account.removeAddress(customer, uuid(id))),
  );
  mount(app, contract.putAddressFirst, ({ params: { id }, c }) =>
    doneTo(c, 'addresses', (customer) => shop.account.putAddressFirst(customer, uuid(id))),
  );
  mount(app, contract.endSession, ({ params: { id }, c }) =>
    doneTo(c, 'devices', (customer) => shop.account.endSession(customer, id)),
  );
  mount(app, contract.leaveWaitlist, ({ params: { id }, c }) =>
    doneTo(c, 'waitlist', (customer) => shop.account.leaveWaitlist(customer, uuid(id))),
  );
  mount(app, contract.withdrawConsent, ({ params: { channel }, c }) =>
    doneTo(c, 'consents', (customer) => shop.account.withdrawConsent(customer, channel)),
  );

  mount(app, contract.exportData, async ({ c }) => {
    const data = await shop.account.exportData(await requireCustomer(c));
    return reply(c, JSON.stringify(data, null, 2), 200, {
      ...jsonHeaders,
      'content-disposition': 'attachment; filename="vitrine-account.json"',
    });
  });

  mount(app, contract.closeAccount, async ({ body: { email }, c }) => {
    const customer = await requireCustomer(c);
    if (email.toLowerCase() !== customer.email.toLowerCase())
      return refuse(c, '/myaccount/close', words.notThisAccount, { email });
    if (!(await shop.account.close(customer))) {
      if (!isForm(c)) throw new ProblemError('conflict', words.paymentUnderWay);
      return refuse(c, '/myaccount/close', words.paymentUnderWay, { email });
    }
    sendCookies(c, [...(await accounts.signOut(c.req.raw.headers)), noMark, signedInCookie.clear]);
    return isForm(c) ? redirect(c, '/') : done;
  });
}

/** What is wrong with a field travels beside what was typed in it. */
function prefixErrors(errors: FormValues): FormValues {
  return Object.fromEntries(Object.entries(errors).map(([field, why]) => [`error ${field}`, why]));
}

/** An id of another form is of nothing. */
function uuid(text: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text;
  throw new ProblemError('not_found', words.notInAccount);
}
