// Says to an owner that a webhook was switched off.
import type { WebhookEnd } from '../../domain/desk/webhook.ts';
import { type EmailContent, emailHtml, escapeHtml, oneLine } from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

interface WebhookOff {
  readonly name: string;
  readonly address: string;
  readonly because: WebhookEnd;
  /** Of the page of the desk where it is switched on again. */
  readonly url: string;
}

export function writeWebhookOffEmail(language: Language, off: WebhookOff): EmailContent {
  const words = wordsIn(language);
  const [name, address] = [oneLine(off.name), oneLine(off.address)];
  const sentences = [words.offLead(name, address), words.offBecause[off.because], words.offNext];
  return {
    subject: words.offSubject(name),
    text: [...sentences, `${words.openWebhooks}\n${off.url}`].join('\n\n'),
    html: emailHtml(language, [
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${escapeHtml(off.url)}" style="color:#191715">${escapeHtml(words.openWebhooks)}</a></p>`,
    ]),
  };
}
