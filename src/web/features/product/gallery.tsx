import type { ProductImage } from '../../../domain/product.ts';
import styles from './gallery.module.css';

const railLength = 5;

/** Pictures in a row that scrolls by itself; the rail's links move it without a script. */
export function Gallery({ images }: { images: readonly ProductImage[] }) {
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <ol className={styles.rail}>
        {images.slice(0, railLength).map(({ imagePath, alt }, index) => (
          <li key={imagePath}>
            <a href={`#picture-${index + 1}`} aria-label={`Picture ${index + 1}: ${alt}`}>
              <img src={imagePath} alt="" width={800} height={1200} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label="Pictures, scrollable">
        {images.map(({ imagePath, alt }, index) => (
          <li key={imagePath} id={`picture-${index + 1}`}>
            <img
              src={imagePath}
              alt={alt}
              width={800}
              height={1200}
              decoding="async"
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
