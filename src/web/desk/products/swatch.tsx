import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import styles from './product.module.css';

/** Null for a draft that has no picture yet. */
export function Swatch({ path }: { path: string | null }) {
  return (
    <span className={styles.swatch}>
      {path !== null && <Picture {...pictureSources(path, 'thumb')} sizes="28px" alt="" />}
    </span>
  );
}
