import type { Contact } from '../../domain/messaging/contact.ts';
import type { Configuration } from '../configuration/configuration.ts';

export function contactOf({ CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS }: Configuration): Contact {
  return { email: CONTACT_EMAIL, phone: CONTACT_PHONE ?? null, postalAddress: CONTACT_ADDRESS ?? null };
}
