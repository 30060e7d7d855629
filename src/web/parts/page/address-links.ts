import type { MetaDescriptor } from 'react-router';
import { languages } from '../../../domain/visitor/language.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import { language } from '../../../words/spoken.ts';

/** The one address of a page, and the same page in every language, for search engines. */
export function addressLinks(url: string): MetaDescriptor[] {
  const { origin, pathname, search } = new URL(url);
  const urlIn = (spoken: (typeof languages)[number]) => `${origin}${pathIn(spoken, `${pathname}${search}`)}`;
  const link = (rest: Record<string, string>) => ({ tagName: 'link' as const, ...rest });
  return [
    link({ rel: 'canonical', href: urlIn(language()) }),
    ...languages.map((spoken) => link({ rel: 'alternate', hrefLang: spoken, href: urlIn(spoken) })),
    link({ rel: 'alternate', hrefLang: 'x-default', href: urlIn(languages[0]) }),
    { property: 'og:url', content: urlIn(language()) },
  ];
}
