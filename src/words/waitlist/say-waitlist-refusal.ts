// What the waitlist says to somebody whom it could not take, and by an address to those who have no scripts.
import type { Language } from '../../domain/visitor/language.ts';
import {
  isWelcome,
  type WaitlistNotice,
  type WaitlistRefusal,
} from '../../domain/waitlist/waitlist-answers.ts';
import { wordsIn as bagWordsIn } from '../bag/words.ts';
import { wordsIn as messagingWordsIn } from '../messaging/words.ts';
import { wordsIn } from './words.ts';

export function sayWaitlistRefusal(language: Language, refusal: WaitlistRefusal): string {
  const messagingWords = messagingWordsIn(language);
  switch (refusal) {
    case 'size_required':
      return bagWordsIn(language).selectSize;
    case 'no_contact':
      return `${messagingWords.invalidEmail} ${messagingWords.invalidPhone}`;
    case 'invalid_email':
      return messagingWords.invalidEmail;
    case 'invalid_phone':
      return messagingWords.invalidPhone;
    default:
      return wordsIn(language).refusals[refusal];
  }
}

export function sayWaitlistNotice(language: Language, notice: WaitlistNotice): string {
  const words = wordsIn(language);
  if (!isWelcome(notice)) return sayWaitlistRefusal(language, notice);
  return notice === 'joined' ? words.youWillHear : words.pressButtonInEmail;
}
