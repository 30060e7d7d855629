// Who works here, and what they may do.
import { createContext, use } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { DeskVerb } from '../../../domain/desk/verbs.ts';

export type Me = CallAnswer<'GET /api/admin/me'>['content'];

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('Pages of the desk stand inside its shell.');
  return me;
}

export function useMay(): (verb: DeskVerb) => boolean {
  const { verbs } = useMe();
  return (verb) => verbs.includes(verb);
}
