// What the gallery of a product shows, in which order, and where it stands.

export type GalleryContext = 'page' | 'quick-view';

/** A picture by its index among the pictures, or the film. */
export type Slide = number | 'film';

/** The film comes second and later pictures move by one; first where films lead. */
export function slidesOf(pictures: number, hasFilm: boolean, filmFirst = false): Slide[] {
  const slides: Slide[] = Array.from({ length: pictures }, (_, index) => index);
  if (hasFilm) slides.splice(filmFirst ? 0 : Math.min(1, pictures), 0, 'film');
  return slides;
}

/** The film's thumbnail always leads. */
export function thumbnailsOf(pictures: number, hasFilm: boolean): Slide[] {
  return slidesOf(pictures, hasFilm, true);
}

/** `?image=N` counts from 0, as the specification counts slides; whatever else it says means the first. */
export function imageIndexOf(query: string | null, pictures: number): number {
  const index = query !== null && /^\d{1,3}$/.test(query) ? Number(query) : 0;
  return index < pictures ? index : 0;
}

/** Per cent of a phone's width that one slide takes: with four or more, a part of the next one shows. */
export function slideWidth(slides: number, context: GalleryContext): 66 | 77 | 100 {
  if (slides < 4) return 100;
  return context === 'quick-view' ? 66 : 77;
}

/** Five thumbnails of 96 px on the page; in quick view five of 95, or four tiles in the second style. */
export function thumbnailsPerPage(context: GalleryContext, isSecondStyle: boolean): 4 | 5 {
  return context === 'quick-view' && isSecondStyle ? 4 : 5;
}

export interface Rail {
  readonly thumbnails: number;
  readonly perPage: number;
  /** The first thumbnail in view. */
  readonly start: number;
}

const lastStart = ({ thumbnails, perPage }: Rail) => Math.max(0, thumbnails - perPage);

/** How many are left from the last thumbnail in view on, which then says so instead of showing itself; or 0. */
export function railRest({ thumbnails, perPage, start }: Rail): number {
  return start + perPage < thumbnails ? thumbnails - start - perPage + 1 : 0;
}

/** Turned by as many as were wholly in view, so that the one that said how many more comes first. */
export function railTurned(rail: Rail, direction: 'earlier' | 'later'): number {
  const step = rail.perPage - 1;
  const start = direction === 'later' ? rail.start + step : rail.start - step;
  return Math.max(0, Math.min(lastStart(rail), start));
}

/** Where the rail must start so that this thumbnail shows itself: where it is, if it does already. */
export function railShowing(rail: Rail, thumbnail: number): number {
  const shown = railRest(rail) > 0 ? rail.perPage - 1 : rail.perPage;
  const isShown = thumbnail >= rail.start && thumbnail < rail.start + shown;
  return isShown ? rail.start : Math.min(thumbnail, lastStart(rail));
}

/** The slide a track shows, by where each begins. At its end a track shows its last slide, wherever that begins. */
export function slideShowing(scrolled: number, longest: number, starts: readonly number[]): number {
  const distance = (index: number) => Math.abs((starts[index] ?? 0) - scrolled);
  const indexes = starts.map((_, index) => index);
  if (longest > 0 && scrolled >= longest - 1)
    return indexes.reduce((far, index) => ((starts[index] ?? 0) > (starts[far] ?? 0) ? index : far), 0);
  return indexes.reduce((near, index) => (distance(index) < distance(near) ? index : near), 0);
}
