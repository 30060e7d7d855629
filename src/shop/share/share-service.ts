import type { ShopDeps } from '../shop-deps.ts';
import { type Sharing, shareByEmail } from './share-by-email.ts';

export function createShareService(deps: ShopDeps) {
  const { database, now, shareEmailsPerHour: mostAnHour } = deps;
  return {
    byEmail: (sharing: Sharing) =>
      shareByEmail({ ...deps, queries: database.shop, mostAnHour, now: now() }, sharing),
  };
}
