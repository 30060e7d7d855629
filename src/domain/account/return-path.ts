// Where someone goes on after signing in: to where they were, on this site and nowhere else.
import { languageOfPath } from '../visitor/language-path.ts';

const longest = 500;

/** The path when it leads somewhere on this site; otherwise the account. */
export function returnPath(target: string | null | undefined): string {
  return pathOnSite(target) ?? '/myaccount';
}

/** The path when it leads somewhere on this site, without its language, which is that of whoever is led; otherwise null. */
export function pathOnSite(target: string | null | undefined): string | null {
  if (typeof target !== 'string' || target.length > longest) return null;
  const path = languageOfPath(target).path;
  return isOwnPath(path) ? path : null;
}

function isOwnPath(text: string): boolean {
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
