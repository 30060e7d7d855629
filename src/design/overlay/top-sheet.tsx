import { Dialog as Base } from '@base-ui/react/dialog';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { ModalLayer, type ModalProps } from './modal-layer.tsx';
import styles from './top-sheet.module.css';

/** From the upper edge, as wide as the page and as high as what it holds; it brings its own way to close it. */
export function TopSheet({ title, children, ...modal }: ModalProps) {
  return (
    <ModalLayer {...modal} width="full" viewport={styles.viewport} popup={styles.popup}>
      <Base.Title render={<VisuallyHidden as="h2" />}>{title}</Base.Title>
      {children}
    </ModalLayer>
  );
}
