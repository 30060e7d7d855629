// Where the e-mail of a waitlist leads. Looking changes nothing, since scanners of mail open every link; the button
// does, with and without scripts.
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ProductText } from '../../../../domain/product/product.ts';
import type { PartlyTranslated } from '../../../../domain/text/untranslated.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/waitlist/words.ts';
import { ForeignPart } from '../../../parts/text/foreign-part.tsx';
import styles from './waitlist-confirm.module.css';

interface Place extends PartlyTranslated<ProductText> {
  readonly token: string;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly imagePath: string;
  readonly what: string;
  /** As it stands among the words. */
  readonly colorName: string;
  readonly isConfirmed: boolean;
  readonly message: string | null;
}

export function WaitlistConfirm({ place }: { place: Place }) {
  return (
    <main id="main" tabIndex={-1} className={`${page.page} ${styles.confirm}`}>
      <div className={styles.picture}>
        <Picture {...pictureSources(place.imagePath, 'tile')} sizes="240px" alt="" />
      </div>
      <div>
        <h1 className={text.title}>{place.isConfirmed ? words.waitlisted : words.wasItYou}</h1>
        <p className={styles.what}>
          <ForeignPart
            text={words.place(place.name, place.brand, place.what)}
            part={place.colorName}
            lang={languageOfText(place, 'colorName')}
          />
        </p>
        {place.isConfirmed ? (
          <>
            <p className={styles.words}>
              <ForeignPart
                text={place.message ?? ''}
                part={place.colorName}
                lang={languageOfText(place, 'colorName')}
              />
            </p>
            <Link {...buttonLook({ variant: 'line' })} to={place.path}>
              {words.backToProduct}
            </Link>
          </>
        ) : (
          <form method="post" action="/api/waitlist/confirm">
            <p className={styles.words}>{words.keepPlaceLead}</p>
            <input type="hidden" name="token" value={place.token} />
            <Button type="submit">{words.keepMyPlace}</Button>
          </form>
        )}
      </div>
    </main>
  );
}
