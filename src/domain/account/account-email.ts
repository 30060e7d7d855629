// The e-mails of an account. None carries anything a stranger typed, but the address it goes to.
import { type EmailContent, emailHtml, escaped } from '../messaging/email-template.ts';

export const codeMinutes = 10;
export const resetMinutes = 60;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

function email(subject: string, ...paragraphs: readonly string[]): EmailContent {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: emailHtml(paragraphs.map(paragraph)),
  };
}

const notYou = 'If it was not you, do nothing: without it nobody gets in.';

/** The code comes first in the subject, so that it can be read without opening the e-mail. */
export function codeEmail(code: string, purpose: 'sign-in' | 'change-email'): EmailContent {
  const words =
    purpose === 'sign-in'
      ? `${code} is your code to sign in at Vitrine.`
      : `${code} is the code that makes this the address of your Vitrine account.`;
  return email(
    `${code} is your Vitrine code`,
    words,
    `It is good for ${codeMinutes} minutes, once. ${notYou}`,
  );
}

export function resetEmail(url: string): EmailContent {
  const { subject, text } = email(
    'A new password for Vitrine',
    'Someone, we hope you, asked for a new password. Choose it here:',
    url,
    `The link is good for ${resetMinutes / 60} hour, once. ${notYou}`,
  );
  const html = emailHtml([
    paragraph('Someone, we hope you, asked for a new password.'),
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:#191715">Choose a new password</a></p>`,
    paragraph(`The link is good for ${resetMinutes / 60} hour, once. ${notYou}`),
  ]);
  return { subject, text, html };
}

/** Goes to the address that was the account's until now. */
export function changedEmail(what: 'password' | 'address', helpUrl: string): EmailContent {
  const happened =
    what === 'password'
      ? 'The password of your Vitrine account was changed, and every other device was signed out.'
      : 'Your Vitrine account has a new email address. This one no longer opens it.';
  return email(
    what === 'password' ? 'Your password was changed' : 'Your email address was changed',
    happened,
    `If it was not you, take your account back at ${helpUrl} or reply to this email.`,
  );
}
