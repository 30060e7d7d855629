// A part of the page in its own style. What it opens in a portal follows it; elsewhere <html data-style> decides.
import { createContext, type ReactNode, use } from 'react';

export type Style = '1' | '2';

const ScopedStyle = createContext<Style | undefined>(undefined);

export function StyleScope({ style, children }: { style: Style; children: ReactNode }) {
  return (
    <ScopedStyle value={style}>
      <div data-style={style}>{children}</div>
    </ScopedStyle>
  );
}

/** The `data-style` for a portal; undefined outside a scope, where the portal inherits from <html>. */
export function useScopedStyle(): Style | undefined {
  return use(ScopedStyle);
}
