// Long work of the desk: files of everything that a list finds, and changes of many things, done while one does
// something else.
import { z } from 'zod';
import { deskJobKinds, deskJobStates } from '../../domain/job/desk-job.ts';
import { messagesSchema, shippingSchema } from '../job/desk-job.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';
import { customerListQuery } from './customers.ts';
import { orderListQuery } from './order-desk.ts';

const byId = z.strictObject({ jobId: z.uuid() });

const jobSchema = z
  .strictObject({
    jobId: z.uuid(),
    kind: z.enum(deskJobKinds),
    state: z.enum(deskJobStates),
    /** How much is done, of how much; `of` is null until that is counted. */
    done: z.int(),
    of: z.int().nullable(),
    /** Null while it is under way. */
    result: z
      .strictObject({
        /** Null where it makes none, or it is deleted. */
        file: z.strictObject({ bytes: z.int(), until: z.iso.datetime() }).nullable(),
        /** What could not be changed, and why. */
        refusals: z.array(z.strictObject({ id: z.string(), message: z.string() })),
      })
      .nullable(),
    /** What an export is narrowed by. */
    query: z.record(z.string(), z.string()),
    by: z.string(),
    at: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskJob' });

export type DeskJob = z.input<typeof jobSchema>;

const oneJob = z.strictObject({ success: z.literal(true), content: jobSchema });

const started = z.strictObject({ success: z.literal(true), content: z.strictObject({ jobId: z.uuid() }) });

/** Says at once which job it is, whose state can be read. */
const begin = {
  method: 'POST',
  status: 202,
  answer: started,
  problems: [...deskRefusals, 'conflict'],
} as const;

export const exportOrders = operation({
  ...deskCall('orders.export'),
  id: 'exportOrders',
  method: 'GET',
  path: '/api/admin/exports/orders.csv',
  summary: 'All orders that are found, as CSV',
  query: orderListQuery,
  answerType: 'text/csv',
  problems: deskRefusals,
});

export const exportCustomers = operation({
  ...deskCall('customers.export'),
  id: 'exportCustomers',
  method: 'GET',
  path: '/api/admin/exports/customers.csv',
  summary: 'All customers that are found, as CSV',
  query: customerListQuery,
  answerType: 'text/csv',
  problems: deskRefusals,
});

export const startOrderExport = operation({
  ...deskCall('orders.export'),
  ...begin,
  id: 'startOrderExport',
  path: '/api/admin/exports/orders',
  summary: 'Make a file of all orders that are found',
  body: orderListQuery,
});

export const startCustomerExport = operation({
  ...deskCall('customers.export'),
  ...begin,
  id: 'startCustomerExport',
  path: '/api/admin/exports/customers',
  summary: 'Make a file of all customers that are found',
  body: customerListQuery,
});

export const shipOrders = operation({
  ...deskCall('orders.ship'),
  ...begin,
  id: 'shipOrders',
  path: '/api/admin/orders/ship',
  summary: 'The next parcel of each of these orders leaves, one after the other',
  body: shippingSchema,
});

export const retryMessages = operation({
  ...deskCall('messages.change'),
  ...begin,
  id: 'retryMessages',
  path: '/api/admin/messages/retry',
  summary: 'Try each of these messages again, one after the other',
  body: messagesSchema,
});

export const dropMessages = operation({
  ...deskCall('messages.change'),
  ...begin,
  id: 'dropMessages',
  path: '/api/admin/messages/drop',
  summary: 'Drop each of these messages, one after the other',
  body: messagesSchema,
});

export const listJobs = operation({
  ...deskCall('jobs.read'),
  id: 'listJobs',
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Long work of whoever asks, the latest first; an owner sees everybody’s',
  answer: z.strictObject({ success: z.literal(true), content: z.array(jobSchema) }),
  problems: deskRefusals,
});

export const readJob = operation({
  ...deskCall('jobs.read'),
  id: 'readJob',
  method: 'GET',
  path: '/api/admin/jobs/{jobId}',
  summary: 'How far it is',
  params: byId,
  answer: oneJob,
  problems: [...deskRefusals, 'not_found'],
});

export const cancelJob = operation({
  ...deskCall('jobs.change'),
  id: 'cancelJob',
  method: 'POST',
  path: '/api/admin/jobs/{jobId}/cancel',
  summary: 'Stop it: its file goes, what it has changed stays changed',
  params: byId,
  answer: oneJob,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const readJobFile = operation({
  ...deskCall('jobs.read'),
  id: 'readJobFile',
  method: 'GET',
  path: '/api/admin/jobs/{jobId}/file',
  summary: 'What it made, as CSV',
  params: byId,
  answerType: 'text/csv',
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
