import { createKeys } from '../keys.ts';

const secret = 'a secret for tests, of at least thirty-two characters';

export const testKeys = createKeys({ current: secret, old: undefined, address: secret });
