import { useState } from 'react';
import type { WireBlock } from '../../../contract/content/content-desk.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';
import { FindProduct } from './find-product.tsx';
import { PictureField } from './picture-field.tsx';
import type { BlockPartProps } from './wire-block.ts';

type Film = Extract<WireBlock, { kind: 'film' }>;

/** The film of a product, with its still. */
export function FilmFields({ page, block, onChange, why }: BlockPartProps<Film>) {
  const { send, news } = useChange();
  const [hasNone, setNone] = useState(false);
  const take = (productId: number) =>
    void send(
      () => call('GET /api/admin/products/{id}', { params: { id: String(productId) } }),
      ({ content: { film, name } }) => {
        setNone(film === null);
        if (!film) return undefined;
        onChange({ ...block, film: film.path, poster: film.poster });
        return words.filmOf(name);
      },
    );
  return (
    <>
      <FindProduct
        label={words.findFilm}
        why={hasNone ? words.noFilmThere : why('film')}
        onChoose={({ productId }) => take(productId)}
      />
      <NewsPlace news={news} />
      <PictureField
        page={page}
        label={words.poster}
        path={block.poster}
        why={why('poster')}
        onChange={(poster) => onChange({ ...block, poster })}
      />
    </>
  );
}
