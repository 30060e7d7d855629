// The e-mails of an account. None carries anything a stranger typed, but the address it goes to.

import { words } from '../../words/account-email/words.ts';
import { language } from '../../words/spoken.ts';
import { type EmailContent, emailHtml, escaped } from '../messaging/email-template.ts';

export const codeMinutes = 10;
export const resetMinutes = 60;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

function email(subject: string, ...paragraphs: readonly string[]): EmailContent {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: emailHtml(language(), paragraphs.map(paragraph)),
  };
}

/** The code comes first in the subject, so that it can be read without opening the e-mail. */
export function codeEmail(code: string, purpose: 'sign-in' | 'change-email'): EmailContent {
  return email(
    words.codeSubject(code),
    purpose === 'sign-in' ? words.codeToSignIn(code) : words.codeToChangeEmail(code),
    words.codeGoodFor(codeMinutes),
  );
}

export function resetEmail(url: string): EmailContent {
  const { subject, text } = email(
    words.resetSubject,
    `${words.resetAsked} ${words.chooseItHere}`,
    url,
    words.linkGoodFor(resetMinutes / 60),
  );
  const html = emailHtml(language(), [
    paragraph(words.resetAsked),
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:#191715">${escaped(words.chooseNewPassword)}</a></p>`,
    paragraph(words.linkGoodFor(resetMinutes / 60)),
  ]);
  return { subject, text, html };
}

/** Goes to the address that was the account's until now. */
export function changedEmail(what: 'password' | 'address' | 'passkey', helpUrl: string): EmailContent {
  const said = {
    password: [words.passwordChangedSubject, words.passwordWasChanged],
    address: [words.emailChangedSubject, words.emailWasChanged],
    passkey: [words.passkeyAddedSubject, words.passkeyWasAdded],
  } as const;
  const [subject, whatHappened] = said[what];
  // The address no longer opens the account, so its page is no help to whoever reads this there.
  const help = what === 'address' ? words.takeAddressBack : words.takeAccountBack(helpUrl);
  return email(subject, whatHappened, help);
}
