// Photos that shoppers bring, and pictures that the merchant does. In the storage each is known by what it shows, so that
// the same one lies there once and a name never changes its content; pages ask for it in sizes, as for every picture.
import { defaultPictureUrl, type Original, type PictureAddress } from './picture.ts';

const keyPattern = /^(photo|picture)\/([\w-]{43})-(\d{1,5})\.webp$/;
const stemPattern = /^\/media\/(photo|picture)\/([\w-]{43})$/;
const shownOfHash = 10;

/** `hash` is the SHA-256 of its bytes in base64url. */
export function photoKey(hash: string, width: number): string {
  return `photo/${hash}-${width}.webp`;
}

/** Null for what nobody brought. */
export function photoOriginal(key: string): Original | null {
  const [, folder, hash, width] = keyPattern.exec(key) ?? [];
  if (hash === undefined) return null;
  return { stem: `/media/${folder}/${hash}`, hash: hash.slice(0, shownOfHash), width: Number(width) };
}

/** The address of what somebody brought; null for what nobody did. */
export function photoUrl(key: string): string | null {
  const original = photoOriginal(key);
  return original && defaultPictureUrl(original);
}

/** The photo that an address is made from; null for an address that no photo has. */
export function photoKeyOf({ original }: PictureAddress): string | null {
  const [, folder, hash] = stemPattern.exec(original.stem) ?? [];
  return hash?.slice(0, shownOfHash) === original.hash ? `${folder}/${hash}-${original.width}.webp` : null;
}

/** What may be brought: no larger, and no more pixels, than a telephone makes. */
export const largestPhotoBytes = 10 * 1024 * 1024;
export const mostPhotoPixels = 50_000_000;
export const narrowestPhoto = 100;
/** What is kept of it. */
export const storedPhotoWidth = 1_680;
export const storedPhotoHeight = 2_240;
/** How many may wait for their review at a time. */
export const mostWaitingPhotos = 30;

/**
 * What a browser sends at most, where it can: 400 kbit/s carry it in nine of the fifteen seconds that the shop waits for a
 * request.
 */
export const sentPhotoBytes = 450_000;
/** In turn until it is that small: shares of the size that is kept, and qualities. */
export const sentPhotoTries = [
  { share: 1, quality: 0.85 },
  { share: 1, quality: 0.7 },
  { share: 0.75, quality: 0.7 },
  { share: 0.5, quality: 0.7 },
] as const;

/** By how much it is made smaller to be no larger than what is kept; never larger. */
export function photoWithin({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(1, storedPhotoWidth / width, storedPhotoHeight / height);
}
