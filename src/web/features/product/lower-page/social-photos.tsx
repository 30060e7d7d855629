import { startTransition } from 'react';
import { Carousel } from '../../../../design/carousel/carousel.tsx';
import { shelfSizes } from '../../../../design/carousel/carousel-rules.ts';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/social/words.ts';
import { ShelfRoom } from '../../../parts/recommendation/shelf-room.tsx';
import shelf from '../../../parts/recommendation/tile-shelf.module.css';
import { call } from '../../../state/api/call.ts';
import { useAnswer } from '../../../state/api/use-answer.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './lower-page.module.css';

interface SocialPhotosProps {
  product: Pick<Product, 'id' | 'name'>;
  keepsRoom: boolean;
}

/** Photographs people sent in of themselves, with whose they are. */
export function SocialPhotos({ product, keepsRoom }: SocialPhotosProps) {
  const { flags } = useVisitor();
  const productId = product.id;
  const loaded = useAnswer(
    String(productId),
    (signal) => call('GET /api/social-photos/{productId}', { params: { productId } }, { signal }),
    startTransition,
  );
  if (!loaded) return keepsRoom && <ShelfRoom heading={words.peopleIn(product.name)} isCaptioned />;
  const photos = loaded.answer.ok ? loaded.answer.data.content : [];
  if (photos.length === 0) return null;
  return (
    <div className={shelf.shelf}>
      <Carousel heading={words.peopleIn(product.name)}>
        {photos.map(({ imagePath, handle, caption, ...photo }) => (
          <figure key={imagePath}>
            <Picture
              {...pictureSources(imagePath, 'tile')}
              sizes={shelfSizes(flags.second_style ? '2' : '1')}
              alt={photo.alt}
              lang={languageOfText(photo, 'alt')}
            />
            <figcaption className={styles.caption}>
              <span className={text.medium}>{handle}</span>
              {caption && <span className={text.soft}>{caption}</span>}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </div>
  );
}
