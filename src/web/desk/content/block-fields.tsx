// The fields of a block: what all have, and what its kind has beside that.
import { useState } from 'react';
import { missingTexts } from '../../../domain/content/blocks.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { Choices, TextField, Tick } from '../parts/field.tsx';
import styles from './content.module.css';
import { FilmFields } from './film-fields.tsx';
import { ItemsFields } from './items-fields.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PictureField } from './picture-field.tsx';
import { ShelfFields } from './shelf-fields.tsx';
import { TextsFields } from './texts-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { type BlockPartProps, blockOf, countOf } from './wire-block.ts';

export function BlockFields(props: BlockPartProps) {
  const { block, onChange, why } = props;
  const [language, setLanguage] = useState<Language>(languages[0]);
  return (
    <>
      <LanguageChoice
        name={words.languages}
        missingIn={(one) => missingTexts(blockOf(block), one)}
        language={language}
        onChoose={setLanguage}
      />
      <TextsFields
        at="texts"
        kind={block.kind}
        texts={block.texts}
        language={language}
        why={why}
        onChange={(texts) => onChange({ ...block, texts })}
      />
      {'path' in block && (
        <TextField
          label={words.leadsTo}
          hint={block.kind === 'window' ? words.leadsToHint : words.leadsNowhere}
          why={why('path')}
          maxLength={400}
          value={block.path}
          onChange={(path) => onChange({ ...block, path })}
        />
      )}
      <KindFields {...props} language={language} />
      <WhenFields span={block} onChange={(span) => onChange({ ...block, ...span })} why={why} />
    </>
  );
}

function KindFields({ language, ...props }: BlockPartProps & { language: Language }) {
  const { page, block, onChange, why } = props;
  switch (block.kind) {
    case 'window':
      return (
        <>
          <PictureField
            page={page}
            label={words.picture}
            path={block.picture}
            why={why('picture')}
            onChange={(picture) => onChange({ ...block, picture })}
          />
          <PictureField
            page={page}
            label={words.tallPicture}
            none={words.noTall}
            path={block.tallPicture ?? ''}
            why={why('tallPicture')}
            onChange={(picture) => onChange({ ...block, tallPicture: picture === '' ? null : picture })}
          />
          <FocusFields focus={block.focus} onChange={(focus) => onChange({ ...block, focus })} />
        </>
      );
    case 'film':
      return <FilmFields {...props} block={block} />;
    case 'shelf':
      return <ShelfFields {...props} block={block} />;
    case 'deal':
      return (
        <TextField
          label={words.mostPieces}
          inputMode="numeric"
          maxLength={2}
          why={why('most')}
          value={String(block.most)}
          onChange={(text) => onChange({ ...block, most: countOf(text) })}
        />
      );
    case 'editorial':
      return <ItemsFields {...props} block={block} language={language} />;
    default:
      return null;
  }
}

interface FocusFieldsProps {
  focus: { x: 0 | 1 | 2; y: 0 | 1 | 2 };
  onChange: (focus: FocusFieldsProps['focus']) => void;
}

const thirds = [0, 1, 2] as const;

function FocusFields({ focus, onChange }: FocusFieldsProps) {
  return (
    <Choices legend={words.focus}>
      <div className={styles.focus}>
        {thirds.flatMap((y) =>
          thirds.map((x) => (
            <Tick
              key={`${x} ${y}`}
              label={words.focusPlaces[`${x} ${y}`] ?? ''}
              isLabelHidden
              group="focus"
              isOn={focus.x === x && focus.y === y}
              onChange={() => onChange({ x, y })}
            />
          )),
        )}
      </div>
    </Choices>
  );
}
