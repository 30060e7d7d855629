// What a notice says in every language, where it leads, and when.
import { useState } from 'react';
import type { WireNotice } from '../../../contract/content/notice-desk.ts';
import { mostNoticeLetters } from '../../../domain/content/notice.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { LanguageChoice } from '../content/language-choice.tsx';
import { WhenFields } from '../content/when-fields.tsx';
import { TextField } from '../parts/field.tsx';

interface NoticeFieldsProps {
  notice: WireNotice;
  onChange: (notice: WireNotice) => void;
  why: (path: string) => string | undefined;
}

export function NoticeFields({ notice, onChange, why }: NoticeFieldsProps) {
  const [own] = languages;
  const [language, setLanguage] = useState<Language>(own);
  const { texts, path } = notice;
  const text = texts[language];
  return (
    <>
      <LanguageChoice
        name={words.noticeLanguages}
        missingIn={(one) => (texts[one] === '' ? [`texts.${one}`] : [])}
        language={language}
        onChoose={setLanguage}
      />
      <TextField
        label={words.noticeText}
        hint={
          text === '' && language !== own && texts[own] !== ''
            ? words.isMissing
            : words.length(text.length, mostNoticeLetters)
        }
        why={why(`texts.${language}`)}
        lines={2}
        value={text}
        onChange={(next) => onChange({ ...notice, texts: { ...texts, [language]: next } })}
      />
      <TextField
        label={words.leadsTo}
        hint={words.noticeLeadsNowhere}
        why={why('path')}
        maxLength={400}
        value={path}
        onChange={(next) => onChange({ ...notice, path: next })}
      />
      <WhenFields span={notice} onChange={(span) => onChange({ ...notice, ...span })} why={why} />
    </>
  );
}
