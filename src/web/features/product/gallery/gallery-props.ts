import type { ReactNode } from 'react';
import type { Film } from '../../../../domain/media/film.ts';
import type { GalleryContext } from '../../../../domain/media/gallery.ts';
import type { ProductImage } from '../../../../domain/product/product.ts';
import type { FlagSet } from '../../../../domain/visitor/flags.ts';

export type GalleryEvent = (
  name: 'image-zoom' | 'video-view',
  detail: Readonly<Record<string, string | number>>,
) => void;

export interface GalleryProps {
  productName: string;
  images: readonly ProductImage[];
  film: Film | null;
  /** Of a picture, counted from 0; the film does not count. */
  initialImage?: number;
  context?: GalleryContext;
  flags: Pick<FlagSet, 'pdp_image_zoom' | 'pdp_video_first_mobile' | 'second_style'>;
  /** Short words on the picture, such as "New". */
  tags: readonly string[];
  /** Those of the tags that nobody has translated. */
  untranslated?: readonly string[] | undefined;
  /** On the first picture: the way to what goes with it. */
  jumpLink?: ReactNode;
  onEvent: GalleryEvent;
}
