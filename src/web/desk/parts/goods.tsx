import type { ReactNode } from 'react';
import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import styles from './goods.module.css';

/** A thing of the shop: its picture, its name as a way to its page, and what is said of it. */
export function Goods({
  imagePath,
  path,
  name,
  children,
}: {
  imagePath: string;
  path: string;
  name: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.goods}>
      <Picture {...pictureSources(imagePath, 'thumb')} sizes="44px" alt="" />
      <div>
        <a href={path}>{name}</a>
        <span className={styles.about}>{children}</span>
      </div>
    </div>
  );
}
