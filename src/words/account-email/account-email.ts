// The e-mails of an account. None carries anything a stranger typed, but the address it goes to.

import { codeMinutes, resetMinutes } from '../../domain/account/code-lifetime.ts';
import { type EmailContent, emailHtml, escapeHtml } from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function email(language: Language, subject: string, ...paragraphs: readonly string[]): EmailContent {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: emailHtml(language, paragraphs.map(paragraph)),
  };
}

/** The code comes first in the subject, so that it can be read without opening the e-mail. */
export function writeCodeEmail(
  language: Language,
  code: string,
  purpose: 'sign-in' | 'change-email',
): EmailContent {
  const words = wordsIn(language);
  return email(
    language,
    words.codeSubject(code),
    purpose === 'sign-in' ? words.codeToSignIn(code) : words.codeToChangeEmail(code),
    words.codeGoodFor(codeMinutes),
  );
}

export function writeResetEmail(language: Language, url: string): EmailContent {
  const words = wordsIn(language);
  const { subject, text } = email(
    language,
    words.resetSubject(),
    `${words.resetRequested} ${words.chooseItHere}`,
    url,
    words.linkGoodFor(resetMinutes / 60),
  );
  const html = emailHtml(language, [
    paragraph(words.resetRequested),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#191715">${escapeHtml(words.chooseNewPassword)}</a></p>`,
    paragraph(words.linkGoodFor(resetMinutes / 60)),
  ]);
  return { subject, text, html };
}

/** Goes to the address that was the account's until now. */
export function writeChangedEmail(
  language: Language,
  what: 'password' | 'address' | 'passkey',
  helpUrl: string,
): EmailContent {
  const words = wordsIn(language);
  const sentences = {
    password: [words.passwordChangedSubject, words.passwordWasChanged()],
    address: [words.emailChangedSubject, words.emailWasChanged()],
    passkey: [words.passkeyAddedSubject, words.passkeyWasAdded()],
  } as const;
  const [subject, whatHappened] = sentences[what];
  // The address no longer opens the account, so its page is no help to whoever reads this there.
  const help = what === 'address' ? words.takeAddressBack : words.takeAccountBack(helpUrl);
  return email(language, subject, whatHappened, help);
}
