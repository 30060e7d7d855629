import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { words } from '../../words/design/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './dialog.module.css';
import { ModalLayer, type ModalProps } from './modal-layer.tsx';

export interface DialogProps extends ModalProps {
  /** In pixels; each has its rule in dialog.module.css. Phones ignore it. */
  width?: 560 | 620 | 650 | 680 | 815 | 1040 | 'full' | undefined;
  /** Keeps the title for assistive technology where the content names itself. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
}

export function Dialog({ title, titleHidden, description, width = 650, children, ...modal }: DialogProps) {
  return (
    <ModalLayer {...modal} width={width} viewport={styles.viewport} popup={styles.popup}>
      {titleHidden ? (
        <Base.Title render={<VisuallyHidden />}>{title}</Base.Title>
      ) : (
        <Base.Title className={styles.title}>{title}</Base.Title>
      )}
      {description !== undefined && (
        <Base.Description className={styles.description}>{description}</Base.Description>
      )}
      <div className={styles.body}>{children}</div>
      {/* Last, so that opening a form puts focus on its first field. */}
      <span className={styles.close}>
        <Base.Close render={<IconButton icon="close" label={words.close} />} />
      </span>
    </ModalLayer>
  );
}
