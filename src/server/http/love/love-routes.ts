// The calls of loves, for guests and customers alike.
import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/love/love.ts';
import { returnPath, signInPath } from '../../../domain/account/return-path.ts';
import type { LoveRefusal } from '../../../domain/love/love.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayLoveRefusal } from '../../../words/love/say-loves.ts';
import { language } from '../../../words/spoken.ts';
import type { GuestCookie } from '../../visitor/guest-cookie.ts';
import { redirect } from '../account/form-answer.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { ownerOf, ownerOrNewGuest, sendCookies } from '../visitor/signed-in.ts';

/** It says whose, so that a page can leave room for what only customers are shown before anything is asked for. */
export type Mark = (whose: 'customer' | 'guest') => string;

export interface LoveRouteDeps {
  readonly shop: Shop;
  readonly guestCookie: GuestCookie;
  readonly guestLovesMax: number;
  /** Tells the browser's script that there is something of its own to ask for. */
  readonly mark: Mark;
}

type Call = Context<Environment>;

/** For whoever may: where guests may not love, they are asked to sign in. */
export async function loveFor(
  c: Call,
  { shop, mark }: Pick<LoveRouteDeps, 'shop' | 'mark'>,
  owner: Owner,
  productId: number,
) {
  if ('guestId' in owner && !c.get('visitor').flags.guest_loves)
    return { ok: false, code: 'login_required' } as const;
  const added = await shop.love.add(owner, productId);
  if (added.ok) sendCookies(c, [mark('customerId' in owner ? 'customer' : 'guest')]);
  return added;
}

export function mountLove(app: Hono<Environment>, deps: LoveRouteDeps): void {
  const { shop, guestCookie, guestLovesMax } = deps;
  mount(app, contract.readLoves, async ({ c }) => {
    const owner = await ownerOf(c);
    const loves = await shop.love.list(owner);
    return {
      success: true as const,
      content: {
        productIds: loves.map(({ productId }) => productId),
        guestMax: owner && 'customerId' in owner ? null : guestLovesMax,
      },
    };
  });

  mount(app, contract.addLove, async ({ body: { productId, to }, c }) => {
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const added = await loveFor(c, deps, owner, productId);
    if (added.ok) remember();
    const back = returnPath(to ?? refererOf(c) ?? `/product/${productId}`);
    if (isForm(c)) return redirect(c, added.ok ? back : signInPath(back));
    if (!added.ok) throw refusalOf(added.code);
    return { action: 'add' as const, productId, loveCount: added.loveCount };
  });

  const remove = async (c: Call, productId: number) => {
    const removed = await shop.love.remove(await ownerOf(c), productId);
    if (!removed.ok) throw refusalOf(removed.code);
    return { action: 'remove' as const, productId, loveCount: removed.loveCount };
  };
  mount(app, contract.removeLove, ({ params: { productId }, c }) => remove(c, productId));
  mount(app, contract.removeLoveByForm, async ({ params: { productId }, body: { to }, c }) => {
    const answer = await remove(c, productId);
    return isForm(c) ? redirect(c, returnPath(to ?? '/loves')) : answer;
  });
}

function refusalOf(code: LoveRefusal): ProblemError {
  return new ProblemError(code === 'no_such_product' ? 'not_found' : code, sayLoveRefusal(language(), code));
}

/** The page of this shop that a form was on. */
function refererOf(c: Call): string | undefined {
  const referer = c.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`;
}
