import { useState } from 'react';
import { lineFields, textFields } from '../../../domain/catalogue/product-sheet.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Form, TextField } from '../parts/field.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

const [ownLanguage] = languages;
const lines: Readonly<Record<string, number>> = {
  description: 5,
  materials: 3,
  careInstructions: 3,
  details: 3,
  sizeNoteLong: 2,
  ingredients: 2,
};
const order = ['colour', 'description', ...lineFields, ...textFields.slice(2)] as const;
const longestName = 96;

/** In every language: what is left to say in another is said in the shop's own until then. */
export function TextsPanel({ product, form, why, onChange, isFixed }: ProductPartProps) {
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const texts = form.texts[language];
  const own = form.texts[ownLanguage];
  const isOwn = language === ownLanguage;
  return (
    <Panel
      name={words.texts}
      aside={
        <fieldset className={styles.languages} aria-label={words.language}>
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {nameOf(one)}
            </button>
          ))}
        </fieldset>
      }
    >
      {product.untranslated.includes(language) && <Soft>{words.stillToSay}</Soft>}
      <fieldset className={styles.plain} disabled={isFixed}>
        <Form isTwo onSubmit={() => undefined}>
          {isOwn && (
            <TextField
              label={words.name}
              hint={words.lengthOf(form.name.length, longestName)}
              why={why('name')}
              maxLength={longestName}
              value={form.name}
              onChange={(name) => onChange({ name })}
            />
          )}
          {order.map((field) => (
            <div
              key={`${language} ${field}`}
              className={lines[field] === undefined ? undefined : styles.wide}
            >
              <TextField
                label={words.textNames[field]}
                hint={isOwn || own[field] === '' ? undefined : words.ownText(own[field])}
                why={why(`texts.${language}.${field}`)}
                lines={lines[field] ?? 1}
                maxLength={4_000}
                value={texts[field]}
                onChange={(value) =>
                  onChange({ texts: { ...form.texts, [language]: { ...texts, [field]: value } } })
                }
              />
            </div>
          ))}
        </Form>
      </fieldset>
    </Panel>
  );
}

const nameOf = (language: Language) =>
  new Intl.DisplayNames([pageLanguage], { type: 'language' }).of(language) ?? language;
