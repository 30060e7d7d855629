import { Picture } from '../../../design/picture/picture.tsx';
import { photoUrl } from '../../../domain/media/photo.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { Select } from '../parts/field.tsx';
import type { ProductPartProps } from '../products/product-context.ts';
import styles from './pictures.module.css';

/** What shows its color among the others: one of its pictures, or a piece of cloth. */
export function SwatchPart({ product, form, why, onChange, isFixed }: ProductPartProps) {
  const { images, swatch } = form;
  const own = product.colours.find(({ productId }) => productId === product.productId)?.picture ?? null;
  const url =
    images.find(({ path }) => path === swatch)?.url ??
    photoUrl(swatch) ??
    (swatch === product.swatch ? own : null);
  const isApart = !images.some(({ path }) => path === swatch);
  return (
    <section className={styles.other} aria-label={words.swatch}>
      <h3>{words.swatch}</h3>
      <div className={styles.swatch}>
        {url !== null && <Picture {...pictureSources(url, 'swatch')} sizes="56px" alt="" ratio="cloth" />}
        <fieldset disabled={isFixed}>
          <Select
            label={words.swatchIs}
            why={why('swatch')}
            value={swatch}
            options={[
              ...(isApart
                ? [{ value: swatch, text: swatch === '' ? words.noSwatch : words.pieceOfCloth }]
                : []),
              ...images.map(({ path }, index) => ({ value: path, text: words.pictureNumber(index + 1) })),
            ]}
            onChange={(path) => onChange({ swatch: path })}
          />
        </fieldset>
      </div>
    </section>
  );
}
