import { useRef } from 'react';
import type { ProductFilm } from '../../../contract/desk/product-media.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import { photoUrl } from '../../../domain/media/photo.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount, formatDecimal } from '../../../words/text/format-count.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Acts, Small, Soft } from '../parts/panel.tsx';
import type { ProductPartProps } from '../products/product-context.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import styles from './pictures.module.css';

interface FilmPartProps extends ProductPartProps {
  films: readonly ProductFilm[];
}

/** It is added as pictures are; until it plays, and where it cannot, one of them stands for it. */
export function FilmPart(props: FilmPartProps) {
  const { form, films, why, onChange, isFixed } = props;
  const { film, images } = form;
  const offerUndo = useOfferUndo();
  const latest = useRef(props);
  latest.current = props;
  const facts = films.find(({ path }) => path === film?.path);
  const posterUrl = images.find(({ path }) => path === film?.poster)?.url ?? photoUrl(film?.poster ?? '');
  const isApart = film !== null && !images.some(({ path }) => path === film.poster);
  const takeOff = () => {
    onChange({ film: null });
    offerUndo({
      text: words.filmTakenOff,
      takeBack: async () => ({ ok: true, data: undefined }),
      onTakenBack: () => latest.current.onChange({ film }),
    });
  };
  return (
    <section className={styles.other} aria-label={words.film}>
      <h3>{words.film}</h3>
      {film === null ? (
        <Soft>{words.noFilm}</Soft>
      ) : (
        <div className={styles.film}>
          {facts ? (
            <video
              key={facts.url}
              src={facts.url}
              poster={posterUrl ?? undefined}
              controls
              muted
              playsInline
              preload="metadata"
            />
          ) : (
            posterUrl !== null && <Picture {...pictureSources(posterUrl, 'thumb')} sizes="96px" alt="" />
          )}
          <fieldset disabled={isFixed}>
            {facts && (
              <Small>
                {facts.name}
                <br />
                {words.filmFacts(
                  formatCount(pageLanguage, facts.width),
                  formatCount(pageLanguage, facts.height),
                  formatDecimal(pageLanguage, facts.seconds, 1),
                )}
              </Small>
            )}
            {facts && !facts.isPlayedEverywhere && <p className={styles.why}>{words.notEverywhere}</p>}
            <Select
              label={words.poster}
              why={why('film')}
              value={film.poster}
              options={[
                ...(isApart
                  ? [{ value: film.poster, text: film.poster === '' ? words.noSwatch : words.otherPoster }]
                  : []),
                ...images.map(({ path }, index) => ({ value: path, text: words.pictureNumber(index + 1) })),
              ]}
              onChange={(poster) => onChange({ film: { ...film, poster } })}
            />
            {!isFixed && (
              <Acts>
                <Button onClick={takeOff}>{words.takeFilmOff}</Button>
              </Acts>
            )}
          </fieldset>
        </div>
      )}
    </section>
  );
}
