// What a dialog and a drawer share: a scrim, trapped focus that returns, Escape, and an inert page behind.
import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classes } from '../base/classes.ts';
import { useScopedStyle } from '../base/style-scope.tsx';
import styles from './modal-layer.module.css';

export interface ModalProps {
  title: ReactNode;
  children: ReactNode;
  /** The button that opens it; leave out and hold `open` yourself where something else does. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What takes focus on opening; otherwise the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ModalLayerProps extends Omit<ModalProps, 'title'> {
  width: number | 'full';
  viewport: string | undefined;
  popup: string | undefined;
}

export function ModalLayer(props: ModalLayerProps) {
  const { children, trigger, open, onOpenChange, initialFocus, width, viewport, popup } = props;
  const style = useScopedStyle();
  return (
    <Dialog.Root open={open} onOpenChange={(now) => onOpenChange?.(now)}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal data-style={style}>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classes(styles.viewport, viewport)}>
          <Dialog.Popup
            className={classes(styles.popup, popup)}
            data-width={width}
            initialFocus={initialFocus}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
