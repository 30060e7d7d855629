// Who works at the desk, the programs they let in, and what each of them changed.
import type { Hono } from 'hono';
import * as contract from '../../../../contract/desk/staff/staff.ts';
import type { StaffRecord } from '../../../../database/queries/desk/staff.ts';
import type { TokenRecord } from '../../../../database/queries/desk/token.ts';
import { mostCounted, pageSizes } from '../../../../domain/desk/list.ts';
import { deskVerbNames, verbsOf } from '../../../../domain/desk/verbs.ts';
import { mount } from '../../api.ts';
import type { Environment } from '../../environment.ts';
import { ProblemError } from '../../problem.ts';
import { requireCustomer } from '../../visitor/signed-in.ts';
import type { DeskAccessDeps } from '../desk-access.ts';

export function mountStaff(app: Hono<Environment>, { shop, origin }: DeskAccessDeps): void {
  mount(app, contract.readDeskMe, ({ actor }) => ({
    success: true as const,
    content: {
      name: actor.name,
      role: actor.kind === 'person' ? actor.role : null,
      verbs:
        actor.kind === 'person'
          ? verbsOf(actor.role)
          : actor.kind === 'token'
            ? [...actor.verbs]
            : deskVerbNames,
    },
  }));

  mount(app, contract.listStaff, async () => {
    const { people, invitations } = await shop.desk.listStaff();
    return {
      success: true as const,
      content: {
        people: people.map(viewPerson),
        invitations: invitations.map(({ id, email, role, expiresAt }) => ({
          id,
          emailAddress: email,
          role,
          expiresAt: expiresAt.toISOString(),
        })),
      },
    };
  });

  mount(app, contract.inviteStaff, async ({ body, actor }) => {
    const { id, secret, expiresAt } = await shop.desk.inviteStaff(actor, body);
    const url = new URL('/desk/join', origin);
    url.searchParams.set('token', secret);
    return { success: true as const, content: { id, url: url.href, expiresAt: expiresAt.toISOString() } };
  });

  mount(app, contract.changeStaff, async ({ params: { id }, body, actor }) => {
    const changed = await shop.desk.changeStaff(actor, { id, ...body });
    if (changed.ok) return { success: true as const, content: viewPerson(changed.member) };
    switch (changed.code) {
      case 'not_found':
        throw new ProblemError('not_found', 'Nobody of that name works at the desk.');
      case 'last_owner':
        throw new ProblemError('conflict', 'A shop needs one owner: make somebody else an owner first.');
      case 'changed_meanwhile': {
        const refusal = new ProblemError(
          'changed_meanwhile',
          'Somebody else has changed this person meanwhile.',
        );
        refusal.current = viewPerson(changed.member);
        throw refusal;
      }
    }
  });

  mount(app, contract.joinDesk, async ({ body: { token }, c }) => {
    const customer = await requireCustomer(c);
    const role = await shop.desk.joinStaff(customer, { secret: token, address: c.get('address') });
    if (role === null)
      throw new ProblemError(
        'invalid_link',
        'This invitation was used, is over, or was made for another email address than yours.',
      );
    return { success: true as const, content: { role } };
  });

  mount(app, contract.listTokens, async () => ({
    success: true as const,
    content: (await shop.desk.listTokens()).map(viewToken),
  }));

  mount(app, contract.makeToken, async ({ body: { name, scopes }, actor }) => {
    const { secret, ...token } = await shop.desk.makeToken(actor, { name, verbs: scopes });
    return { success: true as const, content: { ...viewToken(token), secret } };
  });

  mount(app, contract.revokeToken, async ({ params: { id }, actor }) => {
    if (!(await shop.desk.revokeToken(actor, id)))
      throw new ProblemError('not_found', 'There is no such token, or it was revoked before.');
    return undefined;
  });

  mount(app, contract.listAudit, async ({ query }) => {
    const { 'page[after]': after, ps, person, sort = 'newest', ...filters } = query;
    const afterId = after === undefined ? undefined : Number(after);
    if (afterId !== undefined && !Number.isSafeInteger(afterId))
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const size = Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);
    const { entries, count } = await shop.desk.listAudit(
      { ...filters, actorId: person },
      { sort, size, afterId },
    );
    const shown = entries.slice(0, size);
    return {
      success: true as const,
      content: {
        rows: shown.map(({ actorName, actorKind, actorId: _, at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          by: actorName,
          byKind: actorKind,
        })),
        total: Math.min(count, mostCounted),
        isTotalExact: count <= mostCounted,
        next: entries.length > size ? String(shown.at(-1)?.id) : null,
      },
    };
  });
}

const viewPerson = ({ email, since, ...person }: StaffRecord) => ({
  ...person,
  emailAddress: email,
  since: since.toISOString(),
});

const viewToken = ({ id, name, verbs, createdBy, createdAt, lastUsedAt }: TokenRecord) => ({
  id,
  name,
  scopes: verbs,
  createdBy,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
