// A customer's own pages: everything at a glance, and a page for each form. Whoever is not signed in is asked to first.
import { data, redirect } from 'react-router';
import { Notification } from '../../design/message/notification.tsx';
import { emailChangePath, hasFreshProof } from '../../domain/account/fresh-proof.ts';
import { signInPath } from '../../domain/account/return-path.ts';
import { sharedPath } from '../../domain/love/wishlist.ts';
import { expiryText, type SavedCard } from '../../domain/payment/saved-card.ts';
import { words } from '../../words/account/words.ts';
import { words as loveWords } from '../../words/love/words.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { pagePath } from '../../words/page-path.ts';
import { sayCard } from '../../words/payment/say-card.ts';
import { pageTitle } from '../../words/shop-name.ts';
import {
  AddressForm,
  CloseForm,
  EmailForm,
  PasswordForm,
  ProfileForm,
} from '../features/account/account-forms.tsx';
import { AccountPage, AccountSubPage } from '../features/account/account-page.tsx';
import { OwnReviews } from '../features/account/account-things.tsx';
import type { AccountCard } from '../features/account/saved-cards.tsx';
import { AddToListPage, WishlistPage } from '../features/love/wishlist-pages.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/account';

type Context = Route.LoaderArgs['context'];
type PageContext = Pick<ReturnType<typeof readPageContext>, 'formValues' | 'now' | 'hasOutbox'>;
type Customer = NonNullable<ReturnType<typeof customerOf>>;

const customerOf = (context: Context) => context.get(rendering).customer;
const readPageContext = (context: Context) => context.get(rendering);
const nothing = () => data(words.noSuchPage, { status: 404 });

export async function loader({ params: { section, id }, request, context }: Route.LoaderArgs) {
  const customer = customerOf(context);
  const url = new URL(request.url);
  // The router's own, when it asks for the data of the page.
  url.searchParams.delete('_routes');
  if (!customer) throw redirect(signInPath(`${url.pathname.replace(/\.data$/, '')}${url.search}`));
  const pageContext = context.get(rendering);
  const { formValues } = pageContext;
  const { account } = context.get(shop);
  const query = url.searchParams;
  if (section === 'wishlists' && id !== undefined) return wishlistView(context, customer, id);
  if (id !== undefined) throw nothing();
  switch (section) {
    case undefined:
      return {
        view: 'account' as const,
        account: await account.view(pageLanguage, customer, pageContext),
        notice: formValues.message ?? null,
        cards: await listSavedCards(context, customer),
        isCardSaved: formValues.card === 'kept',
      };
    case 'profile':
      return {
        view: 'profile' as const,
        formValues: { name: customer.name, phone: customer.phone ?? '', ...formValues },
      };
    case 'password':
      return { view: 'password' as const, formValues };
    case 'email':
      return emailView(customer, pageContext, query.get('notice'));
    case 'close':
      return { view: 'close' as const, formValues, email: customer.email };
    case 'address':
      return addressView(context, customer, query.get('id'), query.get('country'));
    case 'reviews':
      return {
        view: 'reviews' as const,
        reviews: (await account.view(pageLanguage, customer, pageContext)).reviews,
        isSent: query.has('sent'),
      };
    case 'orders':
    case 'wishlists':
      throw redirect(`/myaccount#${section}`);
    default:
      throw nothing();
  }
}

/** Whoever did not just show who they are is asked to first. */
function emailView(
  { signedInAt }: Customer,
  { formValues, now, hasOutbox }: PageContext,
  notice: string | null,
) {
  const isCodeSent = notice === 'sent' || notice === 'invalid_code';
  if (!hasFreshProof(signedInAt, now, isCodeSent ? 'toEnterCode' : 'toSeeForm'))
    throw redirect(signInPath(emailChangePath));
  return {
    view: 'email' as const,
    formValues,
    isCodeSent,
    outboxPath: hasOutbox ? pagePath('/outbox') : null,
  };
}

/** Null when a processor does not answer: the page is whole without it. */
async function listSavedCards(context: Context, { id }: Customer): Promise<readonly AccountCard[] | null> {
  const { payment } = context.get(shop);
  const cardsShown = (at: AccountCard['at'], cards: readonly SavedCard[]) =>
    cards.map((card) => ({
      at,
      id: card.id,
      label: sayCard(pageLanguage, card),
      expires: expiryText(card),
      lines: [card.name, card.address?.line1].filter((line) => line != null),
    }));
  try {
    const [stripe, braintree] = await Promise.all([
      payment.listStripeCards(id),
      payment.listBraintreeCards(id),
    ]);
    return [...cardsShown('stripe', stripe), ...cardsShown('braintree', braintree)];
  } catch {
    return null;
  }
}

async function addressView(
  context: Context,
  customer: Customer,
  id: string | null,
  countryCode: string | null,
) {
  const { formValues, country: from } = context.get(rendering);
  const { account } = context.get(shop);
  const savedAddress = id === null ? null : await account.findAddress(customer, id);
  if (id !== null && !savedAddress) throw nothing();
  const country = countryCode ?? savedAddress?.country ?? from ?? 'US';
  const { isKnown, ...form } = await account.viewAddressForm(pageLanguage, country);
  if (!isKnown) throw nothing();
  const { name, line1, line2, city, region, postalCode, label } = savedAddress ?? emptyAddress(customer.name);
  return {
    view: 'address' as const,
    id,
    country,
    ...form,
    formValues: { name, line1, line2, city, region, postalCode, label, ...formValues },
  };
}

const emptyAddress = (name: string) => ({
  name,
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  label: '',
});

/** A number is a product to put in a list; anything else is a list, or the word for a new one. */
async function wishlistView(context: Context, customer: Customer, id: string) {
  const pageContext = context.get(rendering);
  const { now, origin } = pageContext;
  const { product, wishlist } = context.get(shop);
  if (id === 'new') return { view: 'add-to-list' as const, wanted: null, lists: [] };
  if (/^\d{1,15}$/.test(id)) {
    const found = await product.view(Number(id), pageLanguage);
    if (!found) throw data(loveWords.noSuchProduct, { status: 404 });
    const lists = await wishlist.list(customer.id);
    return {
      view: 'add-to-list' as const,
      wanted: {
        productId: found.id,
        name: found.name,
        brand: found.brand,
        path: `/product/${found.id}`,
        imagePath: found.defaultImagePath,
        sizes: found.sizes.map(({ id, name }) => ({ id, name })),
        refusal: found.audienceExclusionReason,
      },
      lists: lists.map(({ id, name, items }) => ({
        id,
        name,
        hasIt: items.some(({ productId }) => productId === found.id),
      })),
    };
  }
  const list = /^[\da-f-]{36}$/i.test(id) ? await wishlist.find(customer.id, id) : null;
  if (!list) throw data(loveWords.noSuchList, { status: 404 });
  const tiles = await product.viewTiles(
    list.items.map(({ productId }) => productId),
    pageContext,
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  return {
    view: 'wishlist' as const,
    name: list.name,
    own: { id: list.id, sharedUrl: list.shareToken && `${origin}${pagePath(sharedPath(list.shareToken))}` },
    now,
    items: list.items.flatMap(({ productId, sizeId, sizeName }) => {
      const tile = byId.get(productId);
      return tile ? [{ tile, sizeId, sizeName }] : [];
    }),
  };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.yourAccount) }];

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <View {...loaderData} />
    </main>
  );
}

function View(loaded: Route.ComponentProps['loaderData']) {
  switch (loaded.view) {
    case 'account':
      return <AccountPage {...loaded} />;
    case 'profile':
      return (
        <AccountSubPage title={words.profile}>
          <ProfileForm {...loaded} />
        </AccountSubPage>
      );
    case 'password':
      return (
        <AccountSubPage title={words.password}>
          <PasswordForm {...loaded} />
        </AccountSubPage>
      );
    case 'email':
      return (
        <AccountSubPage title={words.emailAddress}>
          <EmailForm {...loaded} />
        </AccountSubPage>
      );
    case 'close':
      return (
        <AccountSubPage title={words.closeAccount}>
          <CloseForm {...loaded} />
        </AccountSubPage>
      );
    case 'address':
      return (
        <AccountSubPage title={loaded.id === null ? words.aNewAddress : words.editAddress}>
          <AddressForm key={loaded.country} {...loaded} />
        </AccountSubPage>
      );
    case 'reviews':
      return (
        <AccountSubPage title={words.yourReviews}>
          {loaded.isSent && (
            <Notification tone="done" title={words.reviewIsWithUs}>
              {words.reviewIsReadFirst}
            </Notification>
          )}
          <OwnReviews reviews={loaded.reviews} />
        </AccountSubPage>
      );
    case 'add-to-list':
      return <AddToListPage {...loaded} />;
    case 'wishlist':
      return <WishlistPage {...loaded} />;
  }
}
