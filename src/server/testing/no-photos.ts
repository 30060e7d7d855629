import type { ShopPhotos } from '../pictures/create-shop-photos.ts';

/** For work in which nobody brings photos. */
export const noPhotos: Pick<ShopPhotos, 'storage' | 'sweep' | 'redraw'> = {
  storage: { put: async () => undefined, get: async () => null, remove: async () => undefined },
  redraw: async () => null,
  sweep: async () => undefined,
};
