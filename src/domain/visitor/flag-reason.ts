// Why a flag is as it is, as an engineer or a merchant reads it.
import type { FlagExplanation } from './flag-decider.ts';
import { audienceWords } from './flag-rule.ts';

export function flagReason({ source, isOn, line, rule }: FlagExplanation): string {
  const found = line === null ? undefined : rule?.lines[line];
  switch (source) {
    case 'default':
      return 'Its default.';
    case 'setting':
      return 'The setting FLAGS of this environment.';
    case 'service':
      return 'The flag service.';
    case 'rule':
      return rule?.lines.length
        ? 'The merchant’s rule: no line fits you.'
        : 'The merchant’s rule for everyone.';
    case 'line':
      return `Line ${(line ?? 0) + 1} of the merchant’s rule: ${found ? audienceWords(found) : ''}, ${found?.percent}%. You are ${isOn ? '' : 'not '}among them.`;
    case 'preview':
      return 'A preview link, for this browser.';
    case 'browser':
      return 'The cookie named flags, for this browser.';
  }
}
