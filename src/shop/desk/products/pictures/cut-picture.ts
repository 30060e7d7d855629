// A picture cut anew, from the file as it was brought: the cut that products show stays as it is, and this is another.
import type { Queries } from '../../../../database/database.ts';
import { findPicture } from '../../../../database/queries/media/product-picture.ts';
import { focusWithin, type PictureFocus } from '../../../../domain/media/product-picture.ts';
import type { PictureDeps } from './picture-deps.ts';
import { keepCut } from './store-picture.ts';

export interface WishedCut {
  readonly path: string;
  readonly shape: 'portrait' | 'swatch';
  readonly focus: PictureFocus;
}

export type CutOutcome =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly code: 'not_found' | 'file_lost' };

export async function cutPicture(
  deps: PictureDeps & { readonly queries: Queries },
  { path, shape, focus: wish }: WishedCut,
): Promise<CutOutcome> {
  const record = await findPicture(deps.queries, path);
  if (!record) return { ok: false, code: 'not_found' };
  const { originalKey, wholePath, name } = record;
  const focus = focusWithin(record, wish);
  const brought = await deps.storage.get(originalKey);
  const drawn = brought && (await deps.drawing.draw(brought, shape, focus));
  if (!drawn) return { ok: false, code: 'file_lost' };
  return { ok: true, path: await keepCut(deps, drawn, { originalKey, wholePath, name, shape, focus }) };
}
