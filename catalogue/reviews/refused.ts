// Reviews that whoever reads them first turned away, and why such a step exists.
import type { CatalogueReview } from '../../src/domain/catalogue/catalogue-people.ts';

type Refused = Pick<CatalogueReview, 'productId' | 'customerId' | 'authorName' | 'rating' | 'title' | 'body'>;

const texts: readonly Refused[] = [
  {
    productId: 1013,
    customerId: 'demo-0431',
    authorName: 'shoes4less',
    rating: 5,
    title: 'CHEAPER ELSEWHERE',
    body: 'Same shoes half price on my page, write to me for the link, all sizes, all colors, no questions.',
  },
  {
    productId: 1020,
    customerId: 'demo-0432',
    authorName: 'asdf',
    rating: 1,
    title: 'asdf',
    body: 'asdfasdf jkl jkl test test test',
  },
  {
    productId: 1004,
    customerId: 'demo-0433',
    authorName: 'Coat person',
    rating: 1,
    title: 'Wrong shop',
    body: 'This is about a vacuum cleaner I bought from somebody else, they told me to complain in reviews.',
  },
  {
    productId: 1011,
    customerId: 'demo-0434',
    authorName: 'N. N.',
    rating: 5,
    title: 'Call me',
    body: 'Anyone in Boston who wears this please call 555-0142, we met in an elevator and I forgot to ask your name.',
  },
  {
    productId: 1301,
    customerId: 'demo-0435',
    authorName: 'Best Bags',
    rating: 5,
    title: 'We buy used bags',
    body: 'Sell us your old bag today, top prices, free pickup, thousands of happy sellers since last week.',
  },
  {
    productId: 1441,
    customerId: 'demo-0436',
    authorName: 'a rival',
    rating: 1,
    title: 'Do not buy here',
    body: 'I have not bought this and never will, I am only writing because my sister works for another shop.',
  },
];

export const refused: readonly CatalogueReview[] = texts.map((text, at) => ({
  ...text,
  status: 'rejected',
  writtenHoursAgo: 200 + 97 * at,
  photos: [],
}));
