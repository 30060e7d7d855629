// Takes in the picture that is to be the logo: looked at before it is opened, drawn anew, kept under what is in it. The shop
// wears it once a change of its settings names it; what nobody names ends after a while.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { saveLogo } from '../../database/queries/settings/logo.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type LogoRefusal, largestLogoBytes, logoName, logoRefusal } from '../../domain/settings/logo.ts';
import type { PictureDrawing } from '../desk/products/pictures/picture-deps.ts';

export type TakeInLogoOutcome =
  | { readonly ok: true; readonly logo: string }
  | { readonly ok: false; readonly code: LogoRefusal };

export async function takeInLogo(
  queries: Queries,
  drawing: Pick<PictureDrawing, 'sizeOf' | 'drawLogo'>,
  actor: Actor,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<TakeInLogoOutcome> {
  if (bytes.byteLength > largestLogoBytes) return { ok: false, code: 'too_large' };
  const extent = drawing.sizeOf(bytes);
  if (!extent) return { ok: false, code: 'no_picture' };
  const refusal = logoRefusal(extent);
  if (refusal) return { ok: false, code: refusal };
  const drawn = await drawing.drawLogo(bytes);
  if (!drawn) return { ok: false, code: 'no_picture' };
  const logo = logoName(drawn.hash, drawn);
  await queries.transaction(async (tx) => {
    await saveLogo(tx, { name: logo, bytes: drawn.bytes });
    await insertAuditEntry(tx, actor, {
      verb: 'settings.change',
      thing: 'logo',
      thingId: logo,
      after: { bytes: drawn.bytes.byteLength },
    });
  });
  return { ok: true, logo };
}
