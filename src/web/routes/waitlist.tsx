// Where the e-mails of a waitlist lead: to keep one's place, and to hear nothing more.
import { data } from 'react-router';
import { pageTitle } from '../../words/shop-name.ts';
import { words } from '../../words/waitlist/words.ts';
import { WaitlistConfirm } from '../features/waitlist/pages/waitlist-confirm.tsx';
import { WaitlistUnsubscribe } from '../features/waitlist/pages/waitlist-unsubscribe.tsx';
import { shop } from '../rendering.ts';
import type { Route } from './+types/waitlist';

export async function loader({ params: { step }, request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { waitlist, messaging } = context.get(shop);
  if (step === 'confirm') {
    const place = await waitlist.readEntry(token);
    if (!place) throw data(words.confirmLinkOfNoUse, { status: 404 });
    return { title: words.waitlist, token, place };
  }
  const subscription = step === 'unsubscribe' ? await messaging.readSubscription(token) : null;
  if (!subscription) throw data(words.linkNotWhole, { status: 404 });
  return { title: words.emails, token, place: null, ...subscription };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? words.waitlist) },
];

export default function WaitlistRoute({ loaderData }: Route.ComponentProps) {
  const { token } = loaderData;
  return loaderData.place ? (
    <WaitlistConfirm place={{ ...loaderData.place, token }} />
  ) : (
    <WaitlistUnsubscribe isStopped={loaderData.isStopped} token={token} />
  );
}
