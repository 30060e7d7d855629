import { data } from 'react-router';
import { flagReason } from '../../domain/visitor/flag-reason.ts';
import { buckets } from '../../domain/visitor/flag-rule.ts';
import { flags } from '../../domain/visitor/flags.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { FlagsPage, type FlagsPageProps } from '../features/visitor/flags-page.tsx';
import { rendering } from '../rendering.ts';
import type { Route } from './+types/flags';

export function loader({ context }: Route.LoaderArgs) {
  const { flagView } = context.get(rendering);
  if (flagView === null) throw data('There is no such page.', { status: 404 });
  const { visitor, explanations, previewUntil } = flagView;
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
  return {
    visitor: [
      { term: 'Shops as', value: visitor.country ?? 'unknown' },
      { term: 'Signed in', value: yesOrNo(visitor.isSignedIn) },
      { term: 'Staff', value: yesOrNo(visitor.isStaff) },
      { term: 'New here', value: yesOrNo(visitor.isNew) },
      { term: 'Bucket', value: `${visitor.bucket} of ${buckets}` },
    ],
    rows: explanations.map((each) => ({
      name: each.name,
      description: flags[each.name].description,
      isOn: each.isOn,
      why: flagReason(each),
      isChanged: each.source !== 'default',
    })),
    previewUntil: previewUntil === null ? null : new Date(previewUntil).toISOString(),
  } satisfies FlagsPageProps;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Flags') }];

export default function FlagsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <FlagsPage {...loaderData} />
    </main>
  );
}
