// Asks the device for a passkey. Fetched when somebody asks for one, or has used one in this browser before.
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { CallAnswer } from '../../../contract/call.ts';
import { words } from '../../../words/account/words.ts';
import { type Answered, call } from '../../state/api/call.ts';
import { rememberPasskey } from './passkey-mark.ts';

type Made = CallAnswer<'POST /api/auth/passkey/verify-registration'>;
type Shown = CallAnswer<'POST /api/auth/passkey/verify-authentication'>;
/** What the library types of WebAuthn, which the shop passes on as it is. */
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Null when something else was asked of the device meanwhile: nobody has to be told. */
type DeviceAnswer<T> = Promise<Answered<T> | null>;

export async function makePasskey(): DeviceAnswer<Made> {
  const answer = await call('POST /api/auth/passkey/generate-register-options', { body: {} });
  if (!answer.ok) return answer;
  const optionsJSON = answer.data as unknown as CreationOptions;
  return withDevice(
    () => startRegistration({ optionsJSON }),
    ({ clientExtensionResults, ...response }) =>
      call('POST /api/auth/passkey/verify-registration', {
        body: { response: { ...response, clientExtensionResults: { ...clientExtensionResults } } },
      }),
  );
}

/** Whoever asked for a passkey last; an offer gives way to a press, wherever it has got to, and never the reverse. */
let asking: object | null = null;
/** A challenge replaces the one before it in the browser's cookie: the next is asked for when the last has come. */
let challenged: Promise<unknown> = Promise.resolve();

/** `offer` waits in the list of what the browser can fill in; without it the device asks at once. */
export async function showPasskey({ offer = false } = {}): DeviceAnswer<Shown> {
  if (offer && asking) return null;
  const mine = {};
  asking = mine;
  try {
    const challenge = challenged.then(() =>
      asking === mine ? call('POST /api/auth/passkey/generate-authenticate-options', { body: {} }) : null,
    );
    challenged = challenge;
    const answer = await challenge;
    if (!answer || asking !== mine) return null;
    // Nobody asked for an offer: one that cannot be made is nobody's trouble.
    if (!answer.ok) return offer ? null : answer;
    const optionsJSON = answer.data as unknown as RequestOptions;
    return await withDevice(
      () => startAuthentication({ optionsJSON, useBrowserAutofill: offer }),
      ({ clientExtensionResults, ...response }) =>
        call('POST /api/auth/passkey/verify-authentication', {
          body: { response: { ...response, clientExtensionResults: { ...clientExtensionResults } } },
        }),
    );
  } finally {
    if (asking === mine) asking = null;
  }
}

export function stopAsking(): void {
  asking = null;
  WebAuthnAbortService.cancelCeremony();
}

async function withDevice<Given, T>(
  ask: () => Promise<Given>,
  send: (given: Given) => Promise<Answered<T>>,
): DeviceAnswer<T> {
  let given: Given;
  try {
    given = await ask();
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : undefined;
    if (code === 'ERROR_CEREMONY_ABORTED') return null;
    const isHere = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const message = isHere ? words.passkeyHadAlready : words.passkeyNotThere;
    return { ok: false, code: 'invalid_passkey', message };
  }
  const answer = await send(given);
  if (answer.ok) rememberPasskey();
  return answer;
}
