// The paper the specimens are laid out on.
import type { ReactNode } from 'react';
import styles from './specimen-sheet.module.css';

interface RowProps {
  name: string;
  about: string;
  room?: 'narrow' | 'wide' | 'whole';
  children: ReactNode;
}

export function Row({ name, about, room = 'narrow', children }: RowProps) {
  return (
    <div className={styles.row} data-room={room}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.cells} data-room={room}>
        {children}
      </div>
    </div>
  );
}

export function Cell({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <p className={styles.caption}>{caption}</p>
      {children}
    </div>
  );
}
