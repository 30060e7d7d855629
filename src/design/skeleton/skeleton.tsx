import { classes } from '../base/classes.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape: 'line' | 'title' | 'control' | 'picture';
  width?: 'third' | 'half' | 'most' | 'full' | undefined;
  /** For the exact size of what will arrive, where the shapes are not it. */
  className?: string | undefined;
}

/** Silent: say "Loading" once, on the section that waits. */
export function Skeleton({ shape, width = 'full', className }: SkeletonProps) {
  return (
    <div
      className={classes(styles.bone, className)}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    />
  );
}
