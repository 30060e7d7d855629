// What taking in a merchant's pictures leans on: where files lie, and whoever draws.
import type { Measure } from '../../../../domain/media/cloth-color.ts';
import type { PictureAddress } from '../../../../domain/media/picture.ts';
import type { Extent, PictureFocus } from '../../../../domain/media/product-picture.ts';
import type { MediaStorage } from '../../../../providers/media/media-storage.ts';

export interface DrawnPicture extends Measure {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what was drawn: the SHA-256 of its bytes in base64url, and its size. */
  readonly hash: string;
  readonly drawn: Extent;
  /** Of what it was drawn from, upright. */
  readonly whole: Extent;
  readonly format: 'jpeg' | 'png' | 'webp';
}

export interface PictureDrawing {
  /** As its first bytes say, before anything is decoded; null for what does not begin as a picture does. */
  readonly sizeOf: (bytes: Uint8Array) => Extent | null;
  /** Null for what is no picture, or must not be opened. */
  readonly draw: (
    bytes: Uint8Array,
    shape: 'whole' | 'portrait' | 'swatch',
    focus: PictureFocus,
  ) => Promise<DrawnPicture | null>;
  /** In a size and a format that pages ask for. */
  readonly drawSize: (
    bytes: Uint8Array,
    size: Pick<PictureAddress, 'width' | 'format'>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** With what is transparent in it; null for what is no picture, or must not be opened. */
  readonly drawLogo: (bytes: Uint8Array) => Promise<DrawnLogo | null>;
  readonly hashOf: (bytes: Uint8Array) => string;
}

export interface DrawnLogo extends Extent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The beginning of the SHA-256 of its bytes, 32 digits. */
  readonly hash: string;
}

export interface PictureDeps {
  readonly storage: MediaStorage;
  readonly drawing: PictureDrawing;
}
