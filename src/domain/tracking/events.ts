// What the shop takes note of: one list, so that no event is spelt two ways, and of each what may be said beside it. No
// word of it can hold a name or an address: they come from closed sets, or are numbers and sizes.

export const eventNames = [
  'page-view',
  'image-zoom',
  'video-view',
  'share',
  'love',
  'unlove',
  'add-to-bag',
  'waitlist',
] as const;

export type EventName = (typeof eventNames)[number];

export type EventDetail = Readonly<Record<string, string | number>>;

/** As sizes are written: XS, 2XL, 36.5, 10 US, S/M, One size. */
const size = /^(One size|\d{1,3}(\.5|½)?( ?[A-Z]{1,3})?|\d?[A-Z]{1,4}(\/[A-Z]{1,4})?)$/;

type Meaning = (value: unknown) => boolean;
const oneOf =
  (...words: string[]): Meaning =>
  (value) =>
    words.includes(String(value));
const isSize: Meaning = (value) => typeof value === 'string' && size.test(value);
const isPlace: Meaning = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;

const details: Readonly<Record<EventName, Readonly<Record<string, Meaning>>>> = {
  'page-view': {},
  'image-zoom': { image: isPlace },
  'video-view': {},
  share: { way: oneOf('email', 'link', 'device', 'Facebook', 'Pinterest', 'X') },
  love: {},
  unlove: {},
  'add-to-bag': { size: isSize },
  waitlist: { way: oneOf('email', 'sms'), size: isSize },
};

/** Of what was said beside an event, what may be; whatever else came along is left out. */
export function eventDetail(name: EventName, detail: EventDetail): EventDetail {
  const known = Object.entries(detail).filter(([key, value]) => {
    const meaning = Object.hasOwn(details[name], key) ? details[name][key] : undefined;
    return meaning?.(value) ?? false;
  });
  return Object.fromEntries(known);
}
