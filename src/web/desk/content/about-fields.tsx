// What a landing page is called, in every language.
import { useState } from 'react';
import type { WirePageAbout } from '../../../contract/content/content-desk.ts';
import { missingPageTexts, pageTextMost, pageTextNames } from '../../../domain/content/landing-page.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { TextField } from '../parts/field.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface AboutFieldsProps {
  texts: WirePageAbout['texts'];
  onChange: (texts: WirePageAbout['texts']) => void;
  why: (path: string) => string | undefined;
}

export function AboutFields({ texts, onChange, why }: AboutFieldsProps) {
  const [own] = languages;
  const [language, setLanguage] = useState<Language>(own);
  return (
    <>
      <LanguageChoice
        name={words.pageLanguages}
        missingIn={(one) => missingPageTexts({ texts }, one)}
        language={language}
        onChoose={setLanguage}
      />
      {pageTextNames.map((name) => {
        const text = texts[language][name];
        const isMissing = language !== own && text === '' && texts[own][name] !== '';
        return (
          <TextField
            key={name}
            label={words.pageTexts[name]}
            hint={
              isMissing
                ? words.isMissing
                : `${words.pageTextHints[name]} ${words.length(text.length, pageTextMost[name])}`
            }
            why={why(`texts.${language}.${name}`)}
            lines={name === 'description' ? 2 : 1}
            value={text}
            onChange={(next) => onChange({ ...texts, [language]: { ...texts[language], [name]: next } })}
          />
        );
      })}
    </>
  );
}
