import { startTransition, useEffect, useState } from 'react';
import type { WireSocialPhoto } from '../../../contract/social-photos.ts';
import { Carousel } from '../../../design/carousel.tsx';
import { Picture } from '../../../design/picture.tsx';
import text from '../../../design/text.module.css';
import { pictureSources } from '../../../domain/picture.ts';
import type { Product } from '../../../domain/product.ts';
import { ask } from '../../state/api.ts';
import styles from './below-the-fold.module.css';

/** Photographs people sent in of themselves, with whose they are. */
export function SocialPhotos({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const [photos, setPhotos] = useState<readonly WireSocialPhoto[]>([]);
  useEffect(() => {
    let isCurrent = true;
    ask<{ readonly content: readonly WireSocialPhoto[] }>(`/api/social-photos/${product.id}`).then(
      (answer) => {
        if (isCurrent && answer.ok) startTransition(() => setPhotos(answer.data.content));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [product.id]);
  if (photos.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <Carousel heading={`You In ${product.name}`}>
        {photos.map(({ imagePath, alt, handle, caption }) => (
          <figure key={imagePath}>
            <Picture
              {...pictureSources(imagePath, 'tile')}
              sizes="(min-width: 1100px) 16vw, 30vw"
              alt={alt}
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
