import type { ReactNode } from 'react';

interface ScrollLinkProps {
  /** The id of a place on this page. */
  to: string;
  onScroll: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a place on the page; where scripts run, they make the way there. */
export function ScrollLink({ to, onScroll, className, children }: ScrollLinkProps) {
  return (
    <a
      className={className}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onScroll();
      }}
    >
      {children}
    </a>
  );
}
