// Who works at the desk, the programs they let in, and what each of them changed.
import { z } from 'zod';
import { ageSorts } from '../../../domain/desk/list.ts';
import { deskVerbNames, staffRoles } from '../../../domain/desk/verbs.ts';
import { operation } from '../../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from '../access.ts';

const ok = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ success: z.literal(true), content });
const person = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    emailAddress: z.string(),
    role: z.enum(staffRoles),
    isActive: z.boolean(),
    sessions: z.int(),
    since: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'StaffMember' });
const invitation = z.strictObject({
  id: z.uuid(),
  emailAddress: z.string(),
  role: z.enum(staffRoles),
  expiresAt: z.iso.datetime(),
});

export const readDeskMe = operation({
  ...deskCall('orders.read'),
  id: 'readDeskMe',
  method: 'GET',
  path: '/api/admin/me',
  summary: 'Who makes this call, and what they may do',
  answer: ok(
    z.strictObject({
      name: z.string(),
      role: z.enum(staffRoles).nullable(),
      verbs: z.array(z.enum(deskVerbNames)),
    }),
  ),
  problems: deskRefusals,
});

export const listStaff = operation({
  ...deskCall('staff.read'),
  id: 'listStaff',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everybody who works at the desk, and who was invited',
  answer: ok(z.strictObject({ people: z.array(person), invitations: z.array(invitation) })),
  problems: deskRefusals,
});

export const inviteStaff = operation({
  ...deskCall('staff.change'),
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/admin/staff',
  summary:
    'Make a link by which somebody with this email address joins the desk; it works once, for seven days',
  body: z.strictObject({ email: z.email().max(254), role: z.enum(staffRoles) }),
  status: 201,
  answer: ok(z.strictObject({ id: z.uuid(), url: z.string(), expiresAt: z.iso.datetime() })),
  problems: deskRefusals,
});

export const changeStaff = operation({
  ...deskCall('staff.change'),
  id: 'changeStaff',
  method: 'PATCH',
  path: '/api/admin/staff/{id}',
  summary: 'Give somebody another role, or switch them off: all their sessions end at once',
  params: z.strictObject({ id: z.string().min(1).max(100) }),
  body: z.strictObject({
    role: z.enum(staffRoles).optional(),
    isActive: z.boolean().optional(),
    version: z.int().positive(),
  }),
  answer: ok(person),
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile'],
});

export const joinDesk = operation({
  id: 'joinDesk',
  method: 'POST',
  path: '/api/desk/join',
  access: 'customer',
  summary: 'Take up an invitation to the desk, signed in with the address that was invited',
  body: z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) }),
  status: 200,
  answer: ok(z.strictObject({ role: z.enum(staffRoles) })),
  problems: ['login_required', 'invalid_link'],
});

const token = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(deskVerbNames)),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskToken' });

export const listTokens = operation({
  ...deskCall('staff.read'),
  id: 'listTokens',
  method: 'GET',
  path: '/api/admin/tokens',
  summary:
    'The tokens that programs may call the desk with; their secrets are shown once, when they are made',
  answer: ok(z.array(token)),
  problems: deskRefusals,
});

export const makeToken = operation({
  ...deskCall('tokens.change'),
  id: 'makeToken',
  method: 'POST',
  path: '/api/admin/tokens',
  summary:
    'Make a token for a program, with the verbs it may use; the answer is the only one that has its secret',
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    scopes: z.array(z.enum(deskVerbNames)).min(1).max(deskVerbNames.length),
  }),
  status: 201,
  answer: ok(z.strictObject({ ...token.shape, secret: z.string() })),
  problems: deskRefusals,
});

export const revokeToken = operation({
  ...deskCall('tokens.change'),
  id: 'revokeToken',
  method: 'DELETE',
  path: '/api/admin/tokens/{id}',
  summary: 'End a token for good',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  problems: [...deskRefusals, 'not_found'],
});

export const listAudit = operation({
  ...deskCall('audit.read'),
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'Every change by desk or token, the newest or the oldest first: who, when, what, before and after, from which address',
  query: z.strictObject({
    ...paging,
    thing: z.string().max(40).optional(),
    thingId: z.string().max(100).optional(),
    person: z.string().max(100).optional(),
    sort: z.enum(ageSorts).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  answer: listAnswer(
    z.strictObject({
      id: z.int(),
      at: z.iso.datetime(),
      by: z.string(),
      byKind: z.enum(['person', 'token', 'environment', 'shop']),
      verb: z.string(),
      thing: z.string(),
      thingId: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      address: z.string(),
    }),
  ),
  problems: deskRefusals,
});
