import { languageOfPath } from '../../../domain/visitor/language-path.ts';
/** Of the page that this document was fetched for; its policy is that page's wherever one has moved since. */
export function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? languageOfPath(new URL(loaded.name).pathname).path : '';
}
