// The same page in another language: another document, with scripts of its own.
import { linkLook } from '../../../design/button/link.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { language as spokenHere } from '../../../words/spoken.ts';

/** Each as its speakers call it. */
const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export function LanguageLink({ language }: { language: Language }) {
  return (
    <a
      className={linkLook}
      href={`?language=${language}`}
      hrefLang={language}
      lang={language}
      aria-current={language === spokenHere() ? 'true' : undefined}
    >
      {ownNames[language]}
    </a>
  );
}

export function OtherLanguages() {
  return languages
    .filter((language) => language !== spokenHere())
    .map((language) => <LanguageLink key={language} language={language} />);
}
