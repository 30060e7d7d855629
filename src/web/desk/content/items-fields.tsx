// The pictures of an editorial, each with where it leads and what it says.
import type { WireBlock } from '../../../contract/content/content-desk.ts';
import { mostEditorialItems } from '../../../domain/content/blocks.ts';
import { emptyItem } from '../../../domain/content/empty-block.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { Button } from '../parts/button.tsx';
import { TextField, Tick } from '../parts/field.tsx';
import { Acts } from '../parts/panel.tsx';
import styles from './content.module.css';
import { PictureField } from './picture-field.tsx';
import { TextsFields } from './texts-fields.tsx';
import type { BlockPartProps } from './wire-block.ts';

type Editorial = Extract<WireBlock, { kind: 'editorial' }>;
type Item = Editorial['items'][number];

interface ItemsFieldsProps extends BlockPartProps<Editorial> {
  language: Language;
}

export function ItemsFields({ page, block, language, onChange, why }: ItemsFieldsProps) {
  const { items } = block;
  const change = (index: number, value: Partial<Item>) =>
    onChange({
      ...block,
      items: items.map((item, at) => (at === index ? { ...item, ...value } : item)),
    });
  return (
    <div className={styles.items}>
      <Tick
        label={words.titleSeen}
        isOn={block.isTitleSeen}
        onChange={(isTitleSeen) => onChange({ ...block, isTitleSeen })}
      />
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its pictures have no other name than their place
        <fieldset key={index}>
          <legend>{words.pictureEntry(index + 1)}</legend>
          <TextsFields
            at={`items.${index}.texts`}
            kind="item"
            texts={item.texts}
            language={language}
            why={why}
            onChange={(texts) => change(index, { texts })}
          />
          <TextField
            label={words.leadsTo}
            hint={words.leadsToHint}
            why={why(`items.${index}.path`)}
            maxLength={400}
            value={item.path}
            onChange={(path) => change(index, { path })}
          />
          <PictureField
            page={page}
            label={words.pictureEntry(index + 1)}
            path={item.picture}
            why={why(`items.${index}.picture`)}
            onChange={(picture) => change(index, { picture })}
          />
          {items.length > 1 && (
            <Acts>
              <Button onClick={() => onChange({ ...block, items: items.toSpliced(index, 1) })}>
                {words.removePicture(index + 1)}
              </Button>
            </Acts>
          )}
        </fieldset>
      ))}
      {why('items') !== undefined && <p className={styles.why}>{why('items')}</p>}
      {items.length < mostEditorialItems && (
        <Acts>
          <Button onClick={() => onChange({ ...block, items: [...items, emptyItem() as Item] })}>
            {words.addPicture}
          </Button>
        </Acts>
      )}
    </div>
  );
}
