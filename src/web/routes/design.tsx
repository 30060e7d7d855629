import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { pageTitle } from '../../words/shop-name.ts';
import { rendering } from '../rendering.ts';
import type { Route } from './+types/design';

/** Apart from the pages, so that shoppers' browsers are not sent what only this one shows. */
const Specimens = lazy(() =>
  import('../../design/specimens/specimens.tsx').then((module) => ({ default: module.Specimens })),
);

/** For engineers only: a shop in production has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(rendering).hasDevTools)
    throw data('There is no such page in a shop that is open.', { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Primitives') }];

export default function Design() {
  return (
    <Suspense>
      <Specimens />
    </Suspense>
  );
}
