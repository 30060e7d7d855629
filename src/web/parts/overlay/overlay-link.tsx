import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { LazyOverlay, type OverlayPart, type OverlayProps } from './lazy-overlay.tsx';

interface OverlayLinkProps<P extends OverlayProps> {
  to: string;
  part: OverlayPart<P>;
  props: Omit<P, keyof OverlayProps>;
  /** What it says, where that depends on whether the overlay is open. */
  children: ReactNode | ((isOpen: boolean) => ReactNode);
  label?: string;
  /** What else will be needed, asked for when someone seems about to press. */
  onNear?: () => void;
}

/** A page of its own, opened over this one where scripts run. */
export function OverlayLink<P extends OverlayProps>(link: OverlayLinkProps<P>) {
  const { to, part, props, children, label, onNear } = link;
  const { isOpen, wasOpened, open, close } = useOverlay();
  const prepare = () => {
    part.prefetch();
    onNear?.();
  };
  return (
    <>
      <Link
        className={linkLook}
        to={to}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={onNear && prepare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        {typeof children === 'function' ? children(isOpen) : children}
      </Link>
      {wasOpened && <LazyOverlay part={part} props={{ ...props, open: isOpen, onClose: close } as P} />}
    </>
  );
}
