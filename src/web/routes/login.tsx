// Signing in, up, and in again when a password is forgotten: one page in five steps, each with an address of its own.
import { data, redirect } from 'react-router';
import { hasFreshProof, needsProof } from '../../domain/account/fresh-proof.ts';
import { returnPath } from '../../domain/account/return-path.ts';
import { words } from '../../words/account/words.ts';
import { pagePath } from '../../words/page-path.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { SignInPage, type SignInStep } from '../features/account/sign-in-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/login';

const steps: Readonly<Record<string, SignInStep>> = {
  create: 'create',
  code: 'code',
  forgot: 'forgot',
  reset: 'reset',
};
/** Codes of answers that are no refusal. */
const news = ['sent', 'reset'];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { customer, owner, formValues, now, hasOutbox } = context.get(rendering);
  const step = params.step === undefined ? 'sign-in' : steps[params.step];
  if (!step) throw data(words.noSuchPage, { status: 404 });
  const { searchParams } = new URL(request.url);
  const requestedPath = searchParams.get('to');
  const to = requestedPath === null ? null : returnPath(requestedPath);
  const isAgain =
    customer !== null && needsProof(to) && !hasFreshProof(customer.signedInAt, now, 'toSeeForm');
  if (customer && !isAgain && step !== 'reset') throw redirect(returnPath(to));
  const { bag, love, content } = context.get(shop);
  const [loves, held, home] = await Promise.all([love.list(owner), bag.read(owner), content.readWindow()]);
  const { message, ...fields } = formValues;
  const code = searchParams.get('notice');
  const isShownByPage = isAgain && code === 'login_required';
  return {
    step,
    to,
    isAgain,
    outboxPath: hasOutbox ? pagePath('/outbox') : null,
    formValues: { ...(isAgain && { email: customer.email }), ...fields },
    token: searchParams.get('token') ?? fields.token ?? '',
    notice:
      message === undefined || isShownByPage
        ? null
        : { message, isError: code !== null && !news.includes(code) },
    loves: loves.length,
    bagItems: held.lines.length,
    picture: home,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(words.signInTitles[loaderData?.step ?? 'sign-in']) },
];

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <SignInPage {...loaderData} />
    </main>
  );
}
