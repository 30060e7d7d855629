import { pathIn } from '../domain/visitor/language-path.ts';
import { language } from './spoken.ts';

/** A page in the language of the moment, for addresses that the router does not write: emails, plain links and forms. */
export function pagePath(path: string): string {
  return pathIn(language(), path);
}
