// What a category says in every language, its address, and whether shoppers find it.
import { useState } from 'react';
import type { WireCategoryFields } from '../../../contract/desk/categories.ts';
import { mostNameLetters } from '../../../domain/catalogue/category-fields.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { LanguageChoice } from '../content/language-choice.tsx';
import { TextField, Tick } from '../parts/field.tsx';
import { Small } from '../parts/panel.tsx';

interface CategoryFieldsProps {
  fields: WireCategoryFields;
  onChange: (fields: WireCategoryFields) => void;
  why: (path: string) => string | undefined;
  /** Addresses that lead here since it has another. */
  formerAddresses?: readonly string[];
}

export function CategoryForm({ fields, onChange, why, formerAddresses = [] }: CategoryFieldsProps) {
  const [own] = languages;
  const [language, setLanguage] = useState<Language>(own);
  const { names, slug, googleCategory, isListed } = fields;
  const name = names[language];
  const led = formerAddresses.map((one) => `/c/${one}`).join(', ');
  return (
    <>
      <LanguageChoice
        name={words.names}
        missingIn={(one) => (names[one] === '' ? [`names.${one}`] : [])}
        language={language}
        onChoose={setLanguage}
      />
      <TextField
        label={words.nameLabel}
        hint={
          name === '' && language !== own && names[own] !== ''
            ? words.isMissing
            : words.length(name.length, mostNameLetters)
        }
        why={why(`names.${language}`)}
        value={name}
        onChange={(next) => onChange({ ...fields, names: { ...names, [language]: next } })}
      />
      <TextField
        label={words.address}
        hint={slug === '' ? words.addressFromName : words.addressHint(slug)}
        why={why('slug')}
        value={slug}
        onChange={(next) => onChange({ ...fields, slug: next })}
      />
      {led !== '' && <Small>{words.alsoAt(led)}</Small>}
      <TextField
        label={words.googleCategory}
        hint={words.googleHint}
        why={why('googleCategory')}
        value={googleCategory}
        onChange={(next) => onChange({ ...fields, googleCategory: next })}
      />
      <Tick
        label={words.isListed}
        isOn={isListed}
        onChange={(next) => onChange({ ...fields, isListed: next })}
      />
      <Small>{words.isListedHint}</Small>
    </>
  );
}
