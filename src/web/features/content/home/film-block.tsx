import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShownFilm } from '../../../../domain/content/shown-block.ts';
import { parsePictureUrl, pictureUrl } from '../../../../domain/media/picture.ts';

/** Silent, and still until somebody plays it: nothing of it is fetched before. */
export function FilmBlock({ block }: { block: ShownFilm }) {
  const { title, words, alt, poster, sources } = block;
  return (
    <section className={`${page.section} film-block`} aria-label={title}>
      <video
        controls
        muted
        loop
        playsInline
        preload="none"
        poster={wide(poster)}
        aria-label={alt}
        lang={block.lang?.alt}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <div>
        <h2 className={text.heading} lang={block.lang?.title}>
          {title}
        </h2>
        {words && (
          <p className={text.read} lang={block.lang?.words}>
            {words}
          </p>
        )}
      </div>
    </section>
  );
}

/** As wide as there is room for: the address of a picture names the smallest. */
function wide(url: string): string {
  const address = parsePictureUrl(url);
  return address ? pictureUrl({ ...address, width: Math.min(750, address.original.width) }) : url;
}
