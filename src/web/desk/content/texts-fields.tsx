// What a block or one of its pictures says in one language, with what is missing of it.
import type { WireBlock } from '../../../contract/content/content-desk.ts';
import { type BlockKind, type TextName, textRules } from '../../../domain/content/blocks.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { TextField } from '../parts/field.tsx';

type Texts = WireBlock['texts'];

interface TextsFieldsProps {
  /** The path of the texts. */
  at: string;
  kind: BlockKind | 'item';
  texts: Texts;
  language: Language;
  why: (path: string) => string | undefined;
  onChange: (texts: Texts) => void;
}

const linesOf = (most: number) => (most > 300 ? 6 : most > 100 ? 2 : 1);

export function TextsFields({ at, kind, texts, language, why, onChange }: TextsFieldsProps) {
  const [own] = languages;
  const hintOf = (name: TextName, most: number) => {
    const text = texts[language][name];
    if (language !== own && text === '' && texts[own][name] !== '') return words.isMissing;
    if (name === 'alt' && text === '') return words.altHint;
    if (name === 'call' && kind === 'window' && text === '') return words.noButton;
    return words.length(text.length, most);
  };
  return textRules[kind].map(({ name, most }) => (
    <TextField
      key={name}
      label={words.texts[name]}
      hint={hintOf(name, most)}
      why={why(`${at}.${language}.${name}`)}
      lines={linesOf(most)}
      value={texts[language][name]}
      onChange={(text) => onChange({ ...texts, [language]: { ...texts[language], [name]: text } })}
    />
  ));
}
