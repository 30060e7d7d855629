// Where the first owner begins: by the key of a link that the shop prints, while nobody works here.
import type { Hono } from 'hono';
import * as contract from '../../../../contract/desk/staff/begin.ts';
import { emailProblem } from '../../../../domain/messaging/email.ts';
import type { BeginOutcome } from '../../../../shop/desk/staff/begin-desk.ts';
import type { Signer } from '../../../../shop/signer.ts';
import { wordsIn } from '../../../../words/desk-access/words.ts';
import { words as messagingWords } from '../../../../words/messaging/words.ts';
import { language } from '../../../../words/spoken.ts';
import type { Accounts } from '../../../account/accounts.ts';
import { securityEvent } from '../../../logging/security-log.ts';
import { askerOf, problemOf } from '../../account/auth-routes.ts';
import { mount } from '../../api.ts';
import type { Environment } from '../../environment.ts';
import { ProblemError } from '../../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../../refuse-unless-ok.ts';
import type { DeskAccessDeps } from '../desk-access.ts';

interface BeginDeps extends DeskAccessDeps {
  readonly accounts: Accounts;
  readonly firstOwner: Signer;
}

/** What is signed: the link is the same each time the shop starts, and good for nothing once somebody works here. */
const beginning = 'the desk';

export const firstOwnerKey = (signer: Signer) => signer.sign(beginning);

export const isFirstOwnerKey = (signer: Signer, key: string) => signer.isSigned(beginning, key);

export function mountBegin(app: Hono<Environment>, { shop, accounts, firstOwner }: BeginDeps): void {
  mount(app, contract.beginDesk, async ({ body: { key, name, email: emailText, password }, c }) => {
    if (!isFirstOwnerKey(firstOwner, key) || (await shop.desk.hasStaff())) throw overLink();
    const email = emailText.toLowerCase();
    if (emailProblem(email) !== null)
      throw new ProblemError('unprocessable', messagingWords.invalidEmail, [
        { at: 'email', message: messagingWords.invalidEmail },
      ]);
    const hashed = await accounts.passwordFor(askerOf(c), { email, password });
    if (!hashed.ok) throw problemOf(hashed);
    const { passwordHash } = hashed;
    const begun = await shop.desk.begin({ name, email, passwordHash, address: c.get('address') });
    refuseUnlessOk(begun, refusals);
    securityEvent(c, 'account.changed', { reason: 'first owner' });
    return { success: true as const };
  });
}

const overLink = () => new ProblemError('invalid_link', wordsIn(language()).begunAlready);

const refusals: RefusalsOf<BeginOutcome> = {
  begun_already: overLink,
  has_account: () => new ProblemError('conflict', wordsIn(language()).hasAccount),
};
