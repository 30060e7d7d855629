// What the shop takes note of. One list, so that no event is spelt two ways.

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
