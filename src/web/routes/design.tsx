import { data } from 'react-router';
import { Specimens } from '../../design/specimens.tsx';
import { rendering } from '../rendering.ts';
import type { Route } from './+types/design';

/** For engineers only: a shop in production has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(rendering).isWorkshop)
    throw data('There is no such page in a shop that is open.', { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: 'Primitives | Vitrine' },
  { name: 'robots', content: 'noindex' },
];

export default function Design() {
  return <Specimens />;
}
