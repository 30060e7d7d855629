// A picture in the best form the browser knows, with its place kept in the colour of the studio backdrop.
import { useState } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

export interface PictureProps {
  /** For browsers that know none of the sources. */
  src: string;
  /** Best first. */
  sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes?: string | undefined;
  alt: string;
  /** The language of `alt`, where it is not the page's. */
  lang?: string | undefined;
  ratio?: 'portrait' | 'square' | 'cloth' | undefined;
  /** `first` is the one a page is waited for: fetched before anything else. */
  loading?: 'first' | 'eager' | 'lazy' | undefined;
}

/** Only the ratio matters: the room is kept by it until the picture is there. */
const extents = {
  portrait: { width: 800, height: 1200 },
  square: { width: 800, height: 800 },
  cloth: { width: 56, height: 64 },
} as const;

export function Picture(props: PictureProps) {
  const { src, sources = [], sizes, alt, lang, ratio = 'portrait', loading = 'lazy' } = props;
  const [failed, setFailed] = useState<string>();
  const isFirst = loading === 'first';
  if (isFirst) fetchFirst(props);
  return (
    <span className={styles.picture} data-ratio={ratio}>
      {failed === src ? (
        <span className={styles.words} lang={lang}>
          {alt}
        </span>
      ) : (
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            ref={(img) => {
              // It may have failed before there was anyone to hear of it.
              if (img && hasFailed(img)) setFailed(src);
            }}
            src={src}
            alt={alt}
            lang={lang}
            {...extents[ratio]}
            loading={isFirst ? 'eager' : loading}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding={isFirst ? undefined : 'async'}
            onError={() => setFailed(src)}
          />
        </picture>
      )}
    </span>
  );
}

function hasFailed(img: HTMLImageElement): boolean {
  return img.complete && img.currentSrc !== '' && img.naturalWidth === 0;
}

/** Named in the head of the page; a browser that does not know the best form passes it by. */
function fetchFirst({ src, sources = [], sizes }: PictureProps): void {
  const [best] = sources;
  if (!best) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
