// The headers that tell a browser what this shop never does.

/** How the inline scripts of a page are allowed: by nonce when streamed, by hash when kept. */
export type InlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

/** What a page may load from elsewhere: a processor's script, its frames, and whom they talk to. */
export interface OutsideSources {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly style?: readonly string[];
  /** Where a form may go besides the shop. */
  readonly form?: readonly string[];
}

const sourceKinds = ['script', 'frame', 'connect', 'image', 'style', 'form'] as const;

export function bothSources(a: OutsideSources, b: OutsideSources): OutsideSources {
  return Object.fromEntries(
    sourceKinds.map((kind) => [kind, [...new Set([...(a[kind] ?? []), ...(b[kind] ?? [])])]]),
  );
}

interface PolicyOptions {
  readonly isDevelopment?: boolean;
  /** Not for a page made by others, which writes markup by itself. */
  readonly trustedTypes?: boolean;
  readonly outside?: OutsideSources;
}

export function contentSecurityPolicy(
  inline: InlineScripts,
  { isDevelopment = false, trustedTypes = !isDevelopment, outside = {} }: PolicyOptions = {},
): string {
  const {
    script = [],
    frame = [],
    connect: connectSources = [],
    image = [],
    style: styles = [],
    form = [],
  } = outside;
  const allowed = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'${hash}'`);
  // In development Vite talks to the page over a web socket and injects its styles.
  const connect = isDevelopment ? "'self' ws:" : "'self'";
  const style = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed, ...script].join(' ')}`,
    `style-src ${[style, ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...image].join(' ')}`,
    `connect-src ${[connect, ...connectSources].join(' ')}`,
    `frame-src ${frame.length > 0 ? frame.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(' ')}`,
    "frame-ancestors 'none'",
    // No string ever becomes markup or code in the browser, not even by a mistake of ours. Scripts of processors load
    // more of their own, which this would forbid.
    ...(trustedTypes && script.length === 0
      ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
      : []),
  ].join('; ');
}

/** For scripts, styles and fonts of the shop's own pages: they are public, and there are many of them. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
};

/** In lower case, so that they merge with a page's own by name. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    // For whatever is no page: nothing in it may run or load, should a browser ever show it.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
