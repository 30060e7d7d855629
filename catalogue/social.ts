// What people posted, by the product it shows. They said yes when we asked.
import type { CatalogueSocialPhoto } from '../src/domain/catalogue/catalogue.ts';
import { socialPhotos } from './pictures/social.ts';

/** By the file's name: who posted it, what they wrote, and of which product when the photo shows several. */
const posts: Readonly<Record<string, { handle: string; caption?: string; productId?: number }>> = {
  'you-slip-hook': { handle: '@inthehall.maren', caption: 'Waiting for eight o’clock, both of us.' },
  'you-slip-morning': { handle: '@tamsin.afterwards', caption: 'It looks this good hung up, too.' },
  'you-slip-back': { handle: '@odette.o', caption: 'Leaving is as good as arriving, they were right.' },
  'you-slip-landing': {
    handle: '@ines.on.the.stairs',
    caption: 'It waited on the landing. I was the late one.',
  },
  'you-slip-lamp': { handle: '@rosalind.r', caption: 'The lamp approves.' },
  'you-slip-leaving': { handle: '@packs.light', caption: 'The side the door sees.' },
  'you-slip-noir-door': { handle: '@selma.s', caption: 'New door, same dress.' },
  'you-champagne-wall': { handle: '@palomaonpaper', caption: 'Golden hour did the rest.' },
  'you-skirt-rail': { handle: '@pleatwell', caption: 'Fresh from the wash. Not one pleat moved.' },
  'you-coat-hall': { handle: '@greta.goes.out', caption: 'My alibi.' },
  'you-shirt-chair': { handle: '@nell.not.nellie' },
  'you-knits-folded': {
    handle: '@threefarms.fan',
    caption: 'One for each mood, and a spare mood.',
    productId: 1411,
  },
  'you-jeans-folded': { handle: '@indigo.ida', caption: 'Friday and Monday.' },
  'you-bag-hook': { handle: '@vera.carries', caption: 'New moon tonight.' },
  'you-pumps-floor': { handle: '@latehours.lena', caption: 'Home at last. They walked me here.' },
  'you-scarf-table': { handle: '@june.untied', caption: 'Looking for the signature.' },
  'you-blouse-door': { handle: '@hazel.half.past', caption: 'Second glass.' },
};

/** Photos by the picture of the swatch they belong to, or by product where a post says so. */
export function socialPhotosOf(productId: number, swatchImage: string): CatalogueSocialPhoto[] {
  return socialPhotos.flatMap(({ path, alt, set }) => {
    const post = posts[path.replace(/^img\/|\.webp$/g, '')];
    const shows =
      post?.productId ?? (set !== undefined && swatchImage === `img/swatch-${set}.webp` ? productId : 0);
    if (post === undefined || shows !== productId) return [];
    const { handle, caption } = post;
    return [{ path, alt, handle, ...(caption !== undefined && { caption }) }];
  });
}
