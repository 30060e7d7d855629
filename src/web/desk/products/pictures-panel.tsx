import { Picture } from '../../../design/picture/picture.tsx';
import type { FormImage } from '../../../domain/desk/product/product-form.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Acts, Panel, Soft } from '../parts/panel.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

/** In their order, with what each shows in every language. */
export function PicturesPanel({ form, why, onChange, isFixed }: ProductPartProps) {
  const { images } = form;
  const move = (from: number, to: number) => {
    const next = images.filter((_, index) => index !== from);
    next.splice(to, 0, images[from] as FormImage);
    onChange({ images: next });
  };
  const change = (index: number, alt: FormImage['alt']) =>
    onChange({ images: images.map((image, at) => (at === index ? { ...image, alt } : image)) });
  return (
    <Panel name={words.pictures(form.texts.en.colour)} aside={words.picturesHint}>
      {why('images') !== undefined && (
        <p className={styles.why} role="alert">
          {why('images')}
        </p>
      )}
      {images.length === 0 && <Soft>{words.noPictures}</Soft>}
      <ol className={styles.pictures}>
        {images.map(({ path, url, alt }, index) => (
          <li key={path}>
            <Picture {...pictureSources(url, 'thumb')} sizes="180px" alt="" />
            {languages.map((language) => (
              <TextField
                key={language}
                label={`${words.altText(index + 1)} (${language})`}
                why={
                  why(`images.${index}.alt.${language}`) ??
                  (language === 'en' ? why(`images.${index}.path`) : undefined)
                }
                lines={2}
                maxLength={300}
                value={alt[language]}
                onChange={(text) => !isFixed && change(index, { ...alt, [language]: text })}
              />
            ))}
            {!isFixed && (
              <Acts>
                <Button
                  aria-label={words.moveForward(index + 1)}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ←
                </Button>
                <Button
                  aria-label={words.moveBack(index + 1)}
                  isOff={index === images.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  →
                </Button>
                <Button
                  aria-label={words.takeOff(index + 1)}
                  onClick={() => onChange({ images: images.filter((_, at) => at !== index) })}
                >
                  ×
                </Button>
              </Acts>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
