// Where the e-mail of a waitlist leads. Looking changes nothing, since scanners of mail open every link; the button
// does, with and without scripts.
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { waitlistedHeading } from '../../../../domain/waitlist/waitlist-answers.ts';
import styles from './waitlist-confirm.module.css';

interface Place {
  readonly token: string;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly imagePath: string;
  readonly what: string;
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
        <h1 className={text.title}>{place.isConfirmed ? waitlistedHeading : 'Was it you?'}</h1>
        <p className={styles.what}>
          {place.name} by {place.brand}. {place.what}.
        </p>
        {place.isConfirmed ? (
          <>
            <p className={styles.words}>{place.message}</p>
            <Link {...buttonLook({ variant: 'line' })} to={place.path}>
              Back to the product
            </Link>
          </>
        ) : (
          <form method="post" action="/api/waitlist/confirm">
            <p className={styles.words}>
              Someone left your address to hear when this returns. If it was you, keep your place: one email
              the minute it is back, then silence. If not, do nothing.
            </p>
            <input type="hidden" name="token" value={place.token} />
            <Button type="submit">Keep my place</Button>
          </form>
        )}
      </div>
    </main>
  );
}
