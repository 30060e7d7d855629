import type { ComponentProps } from 'react';
import type { ProductPicture } from '../../../contract/desk/product-media.ts';
import { Icon } from '../../../design/picture/icon.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import type { FormImage } from '../../../domain/desk/product/product-form.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { GripIcon } from '../parts/grip-icon.tsx';
import { Acts } from '../parts/panel.tsx';
import type { ProductPartProps } from '../products/product-context.ts';
import styles from './pictures.module.css';

interface PictureCardProps extends Pick<ProductPartProps, 'why' | 'isFixed'> {
  image: FormImage;
  index: number;
  /** Of one that somebody brought. */
  facts: ProductPicture | undefined;
  isLifted: boolean;
  grip: Omit<ComponentProps<'button'>, 'className'>;
  onAlt: (alt: FormImage['alt']) => void;
  onCut: (shape: ProductPicture['shape']) => void;
  onTakeOff: () => void;
}

export function PictureCard({
  image,
  index,
  facts,
  isLifted,
  grip,
  why,
  isFixed,
  ...acts
}: PictureCardProps) {
  const { url, alt } = image;
  const place = index + 1;
  return (
    <li className={styles.picture} data-place={index} data-lifted={isLifted || undefined}>
      <div className={styles.top}>
        <span>{index === 0 ? words.first(place) : place}</span>
        {!isFixed && (
          <span>
            <button
              type="button"
              className={styles.mark}
              aria-label={words.takeOff(place)}
              onClick={acts.onTakeOff}
            >
              <Icon name="close" small />
            </button>
            <button type="button" {...grip} className={styles.grip} aria-label={words.move(place)}>
              <GripIcon />
            </button>
          </span>
        )}
      </div>
      <Picture {...pictureSources(url, 'tile')} sizes="180px" alt="" />
      {facts && facts.made < facts.sizes && <Making {...facts} />}
      {facts?.color && (
        <p className={styles.why}>
          {facts.color.nearer ? words.colorNearer(facts.color.nearer.colour) : words.colorFar}
        </p>
      )}
      {languages.map((language) => (
        <TextField
          key={language}
          label={words.altIn(place, words.altLanguages[language])}
          why={
            why(`images.${index}.alt.${language}`) ??
            (language === languages[0] ? why(`images.${index}.path`) : undefined)
          }
          lines={3}
          maxLength={300}
          value={alt[language]}
          onChange={(text) => !isFixed && acts.onAlt({ ...alt, [language]: text })}
        />
      ))}
      {!isFixed && facts && (
        <Acts>
          <Button aria-label={words.cropOf(place)} onClick={() => acts.onCut('portrait')}>
            {words.crop}
          </Button>
          <Button aria-label={words.cutSwatchOf(place)} onClick={() => acts.onCut('swatch')}>
            {words.cutSwatch}
          </Button>
        </Acts>
      )}
    </li>
  );
}

/** The page need not wait for it: a size that is asked for before it is made is made then. */
function Making({ made, sizes }: Pick<ProductPicture, 'made' | 'sizes'>) {
  const text = words.making(formatCount(pageLanguage, made), formatCount(pageLanguage, sizes));
  return (
    <div className={styles.making}>
      <progress className={styles.meter} aria-label={text} value={made} max={sizes} />
      <span>{text}</span>
    </div>
  );
}
