// Who may make a call, and what everyone else is answered.
import type { Owned, VisitorName } from './visitors.ts';

export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly answers: Readonly<Record<VisitorName, number>>;
  readonly ask: (owned: Owned, visitor: VisitorName) => Promise<RequestParts> | RequestParts;
}

/** Anybody may, and is answered alike. */
export const anyone = (status: number, ask: Row['ask'] = () => ({})): Row => ({ answers: all(status), ask });
/** Whoever is signed in may, in what is theirs. */
export const customers = (status: number, ask: Row['ask'] = () => ({})): Row => ({
  answers: { ...all(status), ...guests(401), merchant: 401 },
  ask,
});
/** Whoever works at the desk may: to other customers it does not exist. */
export const theStaff = (status: number, ask: Row['ask'] = () => ({})): Row => ({
  answers: { ...all(404), ...guests(401), merchant: 401, staff: status },
  ask,
});
/** It is the customer's: to other customers it does not exist. */
export const theCustomer = (status: number, ask: Row['ask']): Row => ({
  answers: { ...all(404), ...guests(401), merchant: 401, customer: status },
  ask,
});
/** Whoever is signed in may ask; only the customer may. */
export const boughtByTheCustomer = (status: number, ask: Row['ask']): Row => ({
  answers: { ...all(403), ...guests(401), merchant: 401, customer: status },
  ask,
});
/** It is the guest's, or is reached by a number alone: to everyone else it does not exist. */
export const theGuest = (status: number, ask: Row['ask']): Row => ({
  answers: { ...all(404), guest: status },
  ask,
});
/** There is a quote of a bag alone. */
export const withABag = (status: number, ask: Row['ask']): Row => ({
  answers: { ...all(404), guest: status, 'other guest': status },
  ask,
});
export const nobody = (status: number, ask: Row['ask']): Row => ({ answers: all(status), ask });
/** The staff by their session, as an owner is, and the merchant's program by its token. */
export const merchant = (status: number, ask: Row['ask'] = () => ({})): Row => ({
  answers: { ...all(401), staff: status, merchant: status },
  ask,
});

export function all(status: number): Record<VisitorName, number> {
  return {
    ...guests(status),
    customer: status,
    'other customer': status,
    ambassador: status,
    staff: status,
    merchant: status,
  };
}

function guests(status: number) {
  return { anonymous: status, guest: status, 'other guest': status };
}
