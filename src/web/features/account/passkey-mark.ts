// Whether a passkey of this shop was used in this browser: only then is it offered without being asked for.
import { readLocal, writeLocal } from '../../state/visitor/local-values.ts';

const storageKey = 'passkey';
const lifetimeMs = 365 * 86_400_000;

export function rememberPasskey(): void {
  writeLocal(storageKey, true, lifetimeMs);
}

export function hasUsedPasskey(): boolean {
  return readLocal(storageKey) === true;
}
