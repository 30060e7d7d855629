import { findLogo } from '../../database/queries/settings/logo.ts';
import { findOpeningFacts } from '../../database/queries/settings/opening.ts';
import { findMailbox, findSettings } from '../../database/queries/settings/shop-setting.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { checkProcessor } from './check-processor.ts';
import { type SectionChange, saveSection } from './save-section.ts';
import { takeInLogo } from './take-in-logo.ts';

export function createSettingsService({
  database: { shop: queries },
  setOutside,
  payment,
  pictures: { drawing },
}: ShopDeps) {
  return {
    /** As the database has them, whatever this process has heard yet. */
    list: () => findSettings(queries),
    readOpeningFacts: () => findOpeningFacts(queries, usCountryCode),
    /** Where somebody of the desk reads emails. */
    findMailbox: (customerId: string) => findMailbox(queries, customerId),
    takeInLogo: (actor: Actor, bytes: Uint8Array<ArrayBuffer>) => takeInLogo(queries, drawing, actor, bytes),
    findLogo: (name: string) => findLogo(queries, name),
    checkProcessor: (name: ProcessorName) => checkProcessor(payment.processors, name),
    save: (actor: Actor, change: SectionChange) => saveSection(queries, setOutside, actor, change),
  };
}
