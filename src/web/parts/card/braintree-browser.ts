// As much of Braintree's scripts as the shop's fields use: the fields themselves, and the second step of a bank, which
// is taken in the browser before the shop is told of the card.
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { loadOutsideScript } from '../../state/payment/outside-script.ts';

export interface HostedFields {
  tokenize(options: object): Promise<{
    readonly nonce: string;
    readonly details?: { readonly bin?: string };
  }>;
  teardown(): Promise<void>;
}

interface ThreeDSecure {
  verifyCard(options: object): Promise<{
    readonly nonce: string;
    readonly liabilityShiftPossible?: boolean;
    readonly liabilityShifted?: boolean;
  }>;
  teardown(): Promise<void>;
}

declare global {
  var braintree:
    | {
        hostedFields: { create(options: object): Promise<HostedFields> };
        threeDSecure?: { create(options: object): Promise<ThreeDSecure> };
      }
    | undefined;
}

export interface BraintreeFields {
  readonly hosted: HostedFields;
  /** Null where the account has no second step. */
  readonly secure: ThreeDSecure | null;
}

/** Both scripts lie beside each other. */
const secureScriptOf = (scriptUrl: string) => scriptUrl.replace('hosted-fields', 'three-d-secure');

export async function openBraintree(
  { scriptUrl }: CardEntry,
  authorization: string | null,
  options: object,
): Promise<BraintreeFields | null> {
  const url = scriptUrl ?? '';
  await Promise.all([loadOutsideScript(url), loadOutsideScript(secureScriptOf(url))]);
  const { braintree } = globalThis;
  if (!braintree) return null;
  const hosted = await braintree.hostedFields.create({ authorization, ...options });
  try {
    const secure = (await braintree.threeDSecure?.create({ authorization, version: 2 })) ?? null;
    return { hosted, secure };
  } catch (error) {
    // An account that has it not is no reason to take no cards; anything else is one to try again.
    if ((error as { code?: string }).code === 'THREEDS_NOT_ENABLED') return { hosted, secure: null };
    void hosted.teardown().catch(() => undefined);
    throw error;
  }
}

export interface Verified {
  readonly nonce: string;
  readonly isConfirmed: boolean;
}

/** The bank decides whether it asks anything at all; a card that cannot be asked for is as good as before. */
export async function verifiedCard(
  { secure }: BraintreeFields,
  { nonce, details }: Awaited<ReturnType<HostedFields['tokenize']>>,
  request: { readonly owner: CardOwner; readonly email: string; readonly amount: string | null },
): Promise<Verified> {
  if (!secure) return { nonce, isConfirmed: true };
  const { owner, email, amount } = request;
  const verified = await secure.verifyCard({
    nonce,
    bin: details?.bin,
    amount: amount ?? '0.00',
    // One that is only kept is looked at as closely as one that pays.
    ...(amount === null && { cardAddChallengeRequested: true }),
    email,
    billingAddress: secureAddress(owner),
    onLookupComplete: (_: unknown, next: () => void) => next(),
  });
  const { liabilityShifted = false, liabilityShiftPossible = false } = verified;
  return { nonce: verified.nonce, isConfirmed: liabilityShifted || !liabilityShiftPossible };
}

/** Whose card it is goes to Braintree with it, so that one that is kept has its address. */
export function hostedOwner({ name, address }: CardOwner) {
  const { firstName, lastName } = namesOf(name);
  return {
    cardholderName: name ?? '',
    billingAddress: {
      firstName,
      lastName,
      streetAddress: address?.line1 ?? '',
      extendedAddress: address?.line2 ?? '',
      locality: address?.city ?? '',
      region: address?.region ?? '',
      postalCode: address?.postalCode ?? '',
      countryCodeAlpha2: address?.country ?? '',
    },
  };
}

function secureAddress(owner: CardOwner) {
  const { firstName: givenName, lastName: surname, ...address } = hostedOwner(owner).billingAddress;
  return { givenName, surname, ...address };
}

function namesOf(name: string | null) {
  const words = (name ?? '').trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
