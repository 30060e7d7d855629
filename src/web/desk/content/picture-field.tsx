// A picture of a block: one that the page has shown, or one of a product.
import { useId, useState } from 'react';
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Acts } from '../parts/panel.tsx';
import styles from './content.module.css';
import { FindProduct } from './find-product.tsx';
import { nameOfPage } from './wire-block.ts';

interface PictureFieldProps {
  page: WireContentPage;
  label: string;
  path: string;
  /** Where there need not be one: what there is without. */
  none?: string;
  why: string | undefined;
  onChange: (path: string) => void;
}

interface Choice {
  readonly path: string;
  readonly url: string;
}

export function PictureField({ page, label, path, none, why, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [product, setProduct] = useState<{ productId: number; name: string } | null>(null);
  const [found, setFound] = useState<Choice | null>(null);
  const id = useId();
  const loaded = useAnswer(product && String(product.productId), (signal) =>
    call('GET /api/admin/products/{id}', { params: { id: String(product?.productId) } }, { signal }),
  );
  const images = loaded?.answer.ok ? loaded.answer.data.content.images : [];
  const choices: readonly Choice[] = product ? images : page.pictures;
  const url = page.pictures.find((picture) => picture.path === path)?.url ?? found?.url;
  const choose = (choice: Choice) => {
    setFound(choice);
    setOpen(false);
    setProduct(null);
    onChange(choice.path);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture and a button, named together
    <div role="group" aria-labelledby={`${id}-name`} aria-describedby={why ? `${id}-why` : undefined}>
      <p id={`${id}-name`} className={styles.label}>
        {label}
      </p>
      <div className={styles.chosen}>
        <span className={styles.frame}>
          {path !== '' && url && (
            <Picture {...pictureSources(url, 'thumb')} sizes="96px" ratio="square" alt="" />
          )}
        </span>
        <div>
          {path === '' && <p>{none ?? words.noPicture}</p>}
          <Acts>
            <Button
              aria-expanded={isOpen}
              aria-label={words.otherPictureOf(label)}
              onClick={() => setOpen(!isOpen)}
            >
              {words.otherPicture}
            </Button>
            {none !== undefined && path !== '' && <Button onClick={() => onChange('')}>{none}</Button>}
          </Acts>
          {why !== undefined && (
            <p id={`${id}-why`} className={styles.why}>
              {why}
            </p>
          )}
        </div>
      </div>
      {isOpen && (
        <>
          <p className={styles.label}>{product ? product.name : words.usedBefore}</p>
          <ul className={styles.choices}>
            {choices.map((choice, place) => (
              <li key={choice.path}>
                <button
                  type="button"
                  aria-pressed={choice.path === path}
                  aria-label={words.pictureOf(place + 1, product ? product.name : nameOfPage(page))}
                  onClick={() => choose(choice)}
                >
                  <Picture {...pictureSources(choice.url, 'thumb')} sizes="96px" ratio="square" alt="" />
                </button>
              </li>
            ))}
          </ul>
          <FindProduct label={words.findPicture} onChoose={setProduct} />
        </>
      )}
    </div>
  );
}
