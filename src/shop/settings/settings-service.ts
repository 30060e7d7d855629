import { findSettings } from '../../database/queries/settings/shop-setting.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type SectionChange, saveSection } from './save-section.ts';

export function createSettingsService({ database: { shop: queries }, setOutside }: ShopDeps) {
  return {
    /** As the database has them, whatever this process has heard yet. */
    list: () => findSettings(queries),
    save: (actor: Actor, change: SectionChange) => saveSection(queries, setOutside, actor, change),
  };
}
