// The headers that tell a browser what this shop never does.

/** How the inline scripts of a page are allowed: by nonce when streamed, by hash when kept. */
export type InlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

export function contentSecurityPolicy(inline: InlineScripts, isDevelopment = false): string {
  const allowed = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'${hash}'`);
  // In development Vite talks to the page over a web socket and injects its styles.
  const connect = isDevelopment ? "'self' ws:" : "'self'";
  const style = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed].join(' ')}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are not pages: nothing in them may run or load, should a browser ever show them. */
export const lockedPolicy = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
