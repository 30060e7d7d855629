import type { Actor } from '../../domain/desk/actor.ts';

/** The merchant's program, in tests that are about something else. */
export const testActor: Actor = {
  kind: 'environment',
  id: null,
  name: 'ADMIN_TOKEN',
  address: '127.0.0.1',
};
