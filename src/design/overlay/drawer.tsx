import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { words } from '../../words/design/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './drawer.module.css';
import { ModalLayer, type ModalProps } from './modal-layer.tsx';

export interface DrawerProps extends ModalProps {
  /** In pixels; phones ignore it. */
  width?: 480 | 596 | undefined;
  /** Stays in view while the body scrolls. */
  foot?: ReactNode;
}

/** From the right edge: a head, a body that scrolls, a foot that does not. */
export function Drawer({ title, width = 480, foot, children, ...modal }: DrawerProps) {
  return (
    <ModalLayer {...modal} width={width} viewport={styles.viewport} popup={styles.popup}>
      <div className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        <Base.Close render={<IconButton icon="close" label={words.close} />} />
      </div>
      {/* Focusable, so that the arrow keys can scroll a body without controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </ModalLayer>
  );
}
