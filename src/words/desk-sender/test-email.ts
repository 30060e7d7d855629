import { type EmailContent, emailHtml, escapeHtml } from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Says nothing that a shopper could be told: whoever asked for it sees who it is from, and where an answer goes. */
export function writeTestEmail(language: Language): EmailContent {
  const words = wordsIn(language);
  const sentences = [words.testArrived, words.testAnswer];
  return {
    subject: words.testSubject(),
    text: `${sentences.join('\n\n')}\n`,
    html: emailHtml(
      language,
      sentences.map((sentence) => `<p style="margin:0 0 16px">${escapeHtml(sentence)}</p>`),
    ),
  };
}
