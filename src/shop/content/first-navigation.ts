// What the menu and the footer name before anybody has changed them. Categories are called as they are.
import type { Navigation, NavigationLink } from '../../domain/content/navigation.ts';
import { languages } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/layout/words.ts';

type Words = ReturnType<typeof wordsIn>;

const namesBy = (say: (words: Words) => string) =>
  Object.fromEntries(languages.map((language) => [language, say(wordsIn(language))]));

const link = (path: string, say: (words: Words) => string): NavigationLink => ({ names: namesBy(say), path });
const category = (slug: string): NavigationLink => ({ names: {}, path: `/c/${slug}` });

export const firstNavigation: Navigation = {
  menu: [
    link('/c/new-in', (words) => words.newIn),
    ...['clothing', 'shoes', 'bags', 'accessories', 'sale'].map(category),
  ],
  more: [
    ...['jewelry', 'beauty'].map(category),
    link('/presale-products', (words) => words.presale),
    link('/c/all', (words) => words.everything),
  ],
  columns: [
    {
      names: namesBy((words) => words.help),
      links: [
        link('/shippingusa', (words) => words.shippingInUs),
        link('/shippinginternational', (words) => words.shippingAbroad),
        link('/customerservice/returnspolicy', (words) => words.returns),
        link('/article/what-is-your-exchange-policy', (words) => words.exchanges),
        link('/article/int-how-do-i-make-an-exchange', (words) => words.exchangesFromAbroad),
        link('/sizechart', (words) => words.sizeCharts),
        link('/contact', (words) => words.contact),
      ],
    },
    {
      names: namesBy((words) => words.orders),
      links: [
        link('/myaccount', (words) => words.yourAccount),
        link('/region', (words) => words.countryAndCurrency),
        link('/presale-products', (words) => words.presaleItems),
        link('/purchase-gift-certificate.html', (words) => words.giftCards),
      ],
    },
    {
      names: namesBy((words) => words.legal),
      links: [
        link('/termsofuse', (words) => words.termsOfUse),
        link('/privacypolicy', (words) => words.privacy),
        link('/region#consent', (words) => words.whatWeNote),
        link('/financialnotice', (words) => words.financialNotice),
      ],
    },
  ],
};
