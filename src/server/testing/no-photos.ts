import type { ShopPhotos } from '../pictures/create-shop-photos.ts';

const nobodyDraws = async () => {
  throw new Error('Nobody draws pictures here.');
};

/** For work in which nobody brings photos or pictures. */
export const noPhotos: Pick<ShopPhotos, 'storage' | 'sweep' | 'redraw' | 'drawing'> = {
  storage: { put: async () => undefined, get: async () => null, remove: async () => undefined },
  redraw: async () => null,
  sweep: async () => undefined,
  drawing: {
    sizeOf: () => null,
    draw: async () => null,
    drawLogo: async () => null,
    drawSize: nobodyDraws,
    hashOf: () => '',
    close: async () => undefined,
  },
};
