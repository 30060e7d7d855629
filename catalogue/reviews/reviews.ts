// Every review of the demo shop, the same at each seeding.
import type { CatalogueReview } from '../../src/domain/catalogue/catalogue-people.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { sizeFor } from '../people/sizes.ts';
import { isPictureSet, picturesOf } from '../pictures/index.ts';
import { socialPhotos } from '../pictures/social.ts';
import { composeReview } from './compose.ts';
import { type Draft, monthOf } from './drafts.ts';
import { moodOf } from './mood.ts';
import { refused } from './refused.ts';
import { replies } from './stock/asides.ts';
import { homes, slots } from './stock/slots.ts';
import { titles } from './stock/titles.ts';
import { createStockService, type Slots } from './stock-of-sentences.ts';
import { inSomeVoice } from './voices.ts';

export function reviewsOf(drafts: readonly Draft[]): CatalogueReview[] {
  const chance = chanceOf(1_500);
  const stock = createStockService(chance);
  const bodies = new Set<string>();
  const products = Map.groupBy(drafts, ({ product }) => product.id);
  const written = [...products.values()].flatMap((ofOne) => {
    const speak = stock.about();
    const photos = photosOf(ofOne);
    return ofOne.map((draft) =>
      reviewOf(draft, speak(slotsOf(draft)), photos.get(draft) ?? [], bodies, chance),
    );
  });
  return [...written.map(someWaiting), ...refused];
}

type Speaker = ReturnType<ReturnType<ReturnType<typeof createStockService>['about']>>;

function reviewOf(
  draft: Draft,
  speaker: Speaker,
  photos: CatalogueReview['photos'],
  bodies: Set<string>,
  chance: Chance,
): CatalogueReview {
  const { product, person, rating, fit, size, subject, writtenHoursAgo } = draft;
  const mood = moodOf(rating);
  const { body, length } = composeBody(draft, speaker, bodies, chance);
  const isOneSize = product.sizes.length === 1;
  return {
    productId: product.id,
    customerId: person.id,
    authorName: person.authorName,
    rating,
    ...(fit !== undefined && { fit }),
    title: speaker.say(titles[mood]) ?? chance.pick(plainTitles[mood]),
    body,
    ...(!isOneSize && { size }),
    ...(subject.fitOf === 'clothing' &&
      chance.happens(0.8) && { heightCm: person.heightCm, usualSize: sizeFor(person, product, 0) }),
    status: 'approved',
    writtenHoursAgo,
    ...reply(draft, length, speaker, chance),
    photos,
  };
}

/** What is left of a text without its marks, capitals and lines: two that agree in it read alike. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Short reviews meet by chance; then the later one finds other words. */
function composeBody(
  draft: Draft,
  speaker: Speaker,
  bodies: Set<string>,
  chance: Chance,
): ReturnType<typeof composeReview> {
  for (;;) {
    const { body: plain, length } = composeReview(draft, speaker, chance);
    const body = inSomeVoice(plain, chance);
    if (plain === '' || bodies.has(wordsOf(body))) continue;
    bodies.add(wordsOf(body));
    return { body, length };
  }
}

const plainTitles = {
  good: ['Lovely', 'Great', 'Love it'],
  mixed: ['Okay', 'Fine'],
  bad: ['Not great', 'No'],
};

/** The house answers many of the unhappy and a few of the happiest. */
function reply(
  draft: Draft,
  length: string,
  speaker: Speaker,
  chance: Chance,
): Pick<CatalogueReview, 'reply'> {
  const isBad = draft.rating <= 2;
  const isLong = length === 'long' || length === 'essay';
  if (!chance.happens(isBad ? 0.4 : isLong && draft.rating === 5 ? 0.12 : 0)) return {};
  const text = speaker.say(isBad ? replies.sorry : replies.thanks);
  const hoursAgo = Math.max(1, draft.writtenHoursAgo - chance.between(3, 60));
  return text === null || hoursAgo >= draft.writtenHoursAgo ? {} : { reply: { text, hoursAgo } };
}

/** What people sent in goes with the happiest reviews of the very thing it shows. */
function photosOf(drafts: readonly Draft[]): ReadonlyMap<Draft, CatalogueReview['photos']> {
  const swatch = drafts[0]?.product.swatchImage;
  const shown = socialPhotos.filter(
    ({ set }) => set !== undefined && isPictureSet(set) && picturesOf(set).swatchImage === swatch,
  );
  const happy = drafts.filter(({ rating }) => rating >= 4);
  return new Map(
    shown.flatMap(({ path, alt }, at) => {
      const draft = happy[at * 2];
      return draft === undefined ? [] : [[draft, [{ path, alt }]] as const];
    }),
  );
}

/** Yesterday's reviews of the less famous products still wait for somebody to read them. */
function someWaiting(review: CatalogueReview, at: number): CatalogueReview {
  const waits = at % 61 === 60 && review.productId !== 1001 && review.photos.length === 0;
  if (!waits) return review;
  const { reply: _, ...unanswered } = review;
  return { ...unanswered, status: 'pending', writtenHoursAgo: 1 + (at % 40) };
}

function slotsOf({ product, person, subject, size, writtenHoursAgo, boughtHoursAgo }: Draft): Slots {
  const gapDays = ((boughtHoursAgo ?? writtenHoursAgo + 500) - writtenHoursAgo) / 24;
  const { occasion, ...everywhere } = slots;
  return {
    ...everywhere,
    noun: subject.noun,
    brand: product.brand.includes('<') ? 'this label' : product.brand,
    first: person.firstName,
    month: monthOf(boughtHoursAgo ?? writtenHoursAgo + 500),
    weeks: spanOf(gapDays),
    city: cityOf(person),
    // The empty word marks sentences that suit only what is seen.
    ...(subject.isSeen && {
      color: colorWords[product.id] ?? product.colorName.toLowerCase(),
      occasion,
      seen: '',
    }),
    ...(product.sizes.length > 1 && { size }),
    ...(subject.fitOf === 'clothing' && { height: inFeet(person.heightCm) }),
  };
}

/** The same one in every review of theirs. */
function cityOf({ id, countryId }: Draft['person']): string {
  const cities = homes[countryId] ?? slots.town;
  return cities[Number(id.replace(/\D/g, '')) % cities.length] ?? '';
}

/** Where the name of a colour is not what people call it. */
const colorWords: Readonly<Record<number, string>> = {
  1025: 'cream',
  1026: 'sand',
  1303: 'black',
  1304: 'bordeaux',
  1451: 'dark print',
  1452: 'meadow print',
};

function spanOf(days: number): readonly string[] {
  if (days < 12) return ['a week', 'nine days', 'ten days', 'a little over a week'];
  if (days < 18) return ['two weeks', 'a good two weeks', 'a fortnight'];
  if (days < 26) return ['three weeks', 'about three weeks', 'twenty days'];
  if (days < 40) return ['a month', 'five weeks', 'about a month'];
  if (days < 70) return ['two months', 'seven weeks', 'a month and a half'];
  return ['three months', 'a whole season', 'eleven weeks'];
}

function inFeet(cm: number): string {
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}
