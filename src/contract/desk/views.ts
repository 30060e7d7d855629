// Views of lists that somebody of the staff keeps for themselves.
import { z } from 'zod';
import { longestViewName, longestViewQuery, savedLists } from '../../domain/desk/saved-view.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';

const view = z
  .strictObject({ id: z.uuid(), list: z.enum(savedLists), name: z.string(), query: z.string() })
  .meta({ id: 'SavedView' });

export const listViews = operation({
  ...deskCall('views.change'),
  id: 'listViews',
  method: 'GET',
  path: '/api/admin/views',
  summary: 'The views of lists that whoever asks keeps for themselves; a program has none',
  answer: z.strictObject({ success: z.literal(true), content: z.array(view) }),
  problems: deskRefusals,
});

export const saveView = operation({
  ...deskCall('views.change'),
  id: 'saveView',
  method: 'POST',
  path: '/api/admin/views',
  summary: 'Keep the parameters of a list under a name',
  body: z.strictObject({
    list: z.enum(savedLists),
    name: z.string().trim().min(1).max(longestViewName),
    query: z.string().min(1).max(longestViewQuery),
  }),
  status: 201,
  answer: z.strictObject({ success: z.literal(true), content: view }),
  problems: [...deskRefusals, 'conflict'],
});

export const removeView = operation({
  ...deskCall('views.change'),
  id: 'removeView',
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  summary: 'Forget a view',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  problems: [...deskRefusals, 'not_found'],
});
