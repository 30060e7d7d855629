import { type DeskVerb, mayDo, mostUnitsOf, needsFreshProof, type StaffRole } from './verbs.ts';

/**
 * Who makes a change at the desk: one of the staff, a program with a token, whoever runs the shop's machine, by the token
 * of the environment or by the command line, or the shop itself.
 */
export type Actor =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly address: string;
      readonly role: StaffRole;
      readonly signedInAt: number;
      /** When they last showed a passkey or a code in this browser; `not_required` in the demo. */
      readonly secondFactorAt: number | null | 'not_required';
    }
  | {
      readonly kind: 'token';
      readonly id: string;
      readonly name: string;
      readonly address: string;
      readonly verbs: readonly DeskVerb[];
    }
  | {
      readonly kind: 'environment';
      readonly id: null;
      readonly name: 'ADMIN_TOKEN' | 'command line';
      readonly address: string;
    }
  | typeof theShop;

/** What the shop does by itself, where somebody would look for who did it. No call is ever made by it. */
export const theShop = { kind: 'shop', id: null, name: 'Vitrine', address: '' } as const;

export type Permission = 'granted' | 'refused' | 'needs_proof' | 'needs_second_factor';

/** A token was made by somebody who had shown who they are: only people are asked again. */
export function permissionOf(actor: Actor, verb: DeskVerb, now: number): Permission {
  switch (actor.kind) {
    case 'environment':
      return 'granted';
    case 'shop':
      return 'refused';
    case 'token':
      return actor.verbs.includes(verb) ? 'granted' : 'refused';
    case 'person':
      if (!mayDo(actor.role, verb)) return 'refused';
      if (actor.secondFactorAt === 'not_required')
        return needsFreshProof(verb, actor.signedInAt, now) ? 'needs_proof' : 'granted';
      return actor.secondFactorAt === null || needsFreshProof(verb, actor.secondFactorAt, now)
        ? 'needs_second_factor'
        : 'granted';
  }
}

/** How far somebody may move the level of a size by themselves; null is as far as they like. Limits are those of people. */
export function unitLimitOf(actor: Actor): number | null {
  return actor.kind === 'person' ? mostUnitsOf(actor.role, 'stock.change') : null;
}
