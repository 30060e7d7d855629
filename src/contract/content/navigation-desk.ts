// The menu and the footer, at the desk.
import { z } from 'zod';
import { languages } from '../../domain/visitor/language.ts';
import { deskCall, deskRefusals } from '../desk/access.ts';
import { operation } from '../operation.ts';

/** Longer than it may be: the rules say how long, beside the field. */
const text = z.string().max(400);
/** A language that is not named says nothing. */
const name = text.default('');
const names = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, name])) as Record<
    (typeof languages)[number],
    typeof name
  >,
);
/** More than there may be: the rules say how many. */
const most = 50;

const linkSchema = z
  .strictObject({
    /** Empty for a category that is to be called as it is. */
    names,
    /** An address of the shop, or one elsewhere by https. */
    path: z.string().trim().max(1_000),
  })
  .meta({ id: 'NavigationLink' });

export type WireNavigationLink = z.infer<typeof linkSchema>;

const links = z.array(linkSchema).max(most);

const navigationSchema = z
  .strictObject({
    /** Above every page, and in the first column of the footer. */
    menu: links,
    /** Below these in the drawer of a telephone. */
    more: links,
    /** Of the footer, after the first. */
    columns: z.array(z.strictObject({ names, links })).max(most),
  })
  .meta({ id: 'Navigation' });

export type WireNavigation = z.infer<typeof navigationSchema>;

const stateSchema = z
  .strictObject({
    /** That of what is in the shop. */
    version: z.int().min(0),
    navigation: navigationSchema,
    /** The latest first. Number 0 is what the shop came with. */
    versions: z.array(
      z.strictObject({
        number: z.int().min(0),
        by: z.string().nullable(),
        at: z.iso.datetime().nullable(),
        navigation: navigationSchema,
      }),
    ),
    /** What categories are called that links lead to, by their addresses, in the language of the desk. */
    categories: z.array(z.strictObject({ path: z.string(), name: z.string() })),
  })
  .meta({ id: 'NavigationState' });

export type WireNavigationState = z.infer<typeof stateSchema>;

const answer = z.strictObject({ success: z.literal(true), content: stateSchema });

export const readNavigation = operation({
  ...deskCall('content.read'),
  id: 'readNavigation',
  method: 'GET',
  path: '/api/admin/navigation',
  summary: 'What the menu and the footer name, and what they named before',
  answer,
  problems: deskRefusals,
});

export const saveNavigation = operation({
  ...deskCall('content.change'),
  id: 'saveNavigation',
  method: 'POST',
  path: '/api/admin/navigation',
  summary: 'Put a menu and a footer in the shop, as a version',
  body: z.strictObject({ version: z.int().min(0), navigation: navigationSchema }),
  answer,
  problems: [...deskRefusals, 'changed_meanwhile', 'unprocessable'],
});
