import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** In pixels. */
  width?: 100 | 150 | undefined;
  /** The control it explains; it needs a name of its own. */
  children: ReactElement<Record<string, unknown>>;
}

/** Opens on hover and focus, and on a tap, since a finger can do neither. */
export function Tooltip({ text, width = 150, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  // Where a mouse rests elsewhere, it leaves the control as soon as the finger is lifted.
  const isByTap = useRef(false);
  // It opens beside its control, so it keeps the landmark and the style the control stands in.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(now, details) => {
        if (!now && isByTap.current && details.reason === 'trigger-hover') return details.cancel();
        isByTap.current = false;
        setOpen(now);
      }}
    >
      <Base.Trigger
        render={children}
        delay={200}
        closeOnClick={false}
        onClick={({ nativeEvent }) => {
          isByTap.current = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
          setOpen(true);
        }}
        aria-describedby={open ? id : undefined}
      />
      <span ref={place} className={styles.place} />
      <Base.Portal container={place}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          sideOffset={10}
          collisionPadding={8}
        >
          <Base.Popup id={id} role="tooltip" className={styles.popup} data-width={width}>
            {text}
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
