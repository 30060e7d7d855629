// Where someone goes on after signing in: to where they were, on this site and nowhere else.
const longest = 500;

/** The path when it leads somewhere on this site; otherwise the account. */
export function returnPath(asked: string | null | undefined): string {
  return isOwnPath(asked) ? asked : '/myaccount';
}

/** The path when it leads somewhere on this site; otherwise null. */
export function pathOnSite(asked: string | null | undefined): string | null {
  return isOwnPath(asked) ? asked : null;
}

function isOwnPath(text: string | null | undefined): text is string {
  if (typeof text !== 'string' || text.length > longest) return false;
  // A browser reads // and /\ as the beginning of another host, and drops tabs and line ends before it looks.
  if (!/^\/[\x21-\x7e]*$/.test(text) || text.includes('\\')) return false;
  const [path = ''] = text.split(/[?#]/);
  // Dots and doubled slashes can become such a beginning once a browser has tidied them up.
  return !path.includes('//') && !/\/(\.|%2e)/i.test(path) && !/^\/(login|api)(\/|$)/.test(path);
}

/** The address of the sign-in page that leads back to a path. */
export function signInPath(from: string): string {
  const back = returnPath(from);
  return back === '/myaccount' ? '/login' : `/login?to=${encodeURIComponent(back)}`;
}
