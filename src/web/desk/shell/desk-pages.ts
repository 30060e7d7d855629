// The pages of the desk, as the rail, the palette and the keys know them.
import type { DeskVerb } from '../../../domain/desk/verbs.ts';
import { words } from '../../../words/desk/words.ts';
import { words as categoryWords } from '../../../words/desk-categories/words.ts';
import { words as codeWords } from '../../../words/desk-codes/words.ts';
import { words as contentWords } from '../../../words/desk-content/words.ts';
import { words as customerWords } from '../../../words/desk-customers/words.ts';
import { words as dealWords } from '../../../words/desk-deals/words.ts';
import { words as demandWords } from '../../../words/desk-demand/words.ts';
import { words as flagWords } from '../../../words/desk-flags/words.ts';
import { words as goodsWords } from '../../../words/desk-goods/words.ts';
import { words as importWords } from '../../../words/desk-import/words.ts';
import { words as jobWords } from '../../../words/desk-jobs/words.ts';
import { words as messageWords } from '../../../words/desk-messages/words.ts';
import { words as productWords } from '../../../words/desk-products/words.ts';
import { words as reviewWords } from '../../../words/desk-reviews/words.ts';
import { words as settingWords } from '../../../words/desk-settings/words.ts';
import { words as stockWords } from '../../../words/desk-stock/words.ts';
import { words as todayWords } from '../../../words/desk-today/words.ts';
import { words as webhookWords } from '../../../words/desk-webhooks/words.ts';

export interface DeskPage {
  readonly path: string;
  readonly name: string;
  /** Comes after `G`. */
  readonly letter: string;
  readonly verb: DeskVerb;
}

export interface DeskSection {
  /** Empty for the first page, which stands above all sections. */
  readonly name: string;
  readonly pages: readonly DeskPage[];
}

export function deskSections(verbs: readonly DeskVerb[]): readonly DeskSection[] {
  const sections: readonly DeskSection[] = [
    { name: '', pages: [{ path: '/', name: todayWords.today, letter: 't', verb: 'today.read' }] },
    {
      name: words.selling,
      pages: [
        { path: '/orders', name: words.orders, letter: 'o', verb: 'orders.read' },
        { path: '/customers', name: customerWords.customers, letter: 'c', verb: 'customers.read' },
        { path: '/reviews', name: reviewWords.reviews, letter: 'r', verb: 'reviews.read' },
        { path: '/deals', name: dealWords.deals, letter: 'e', verb: 'deals.read' },
        { path: '/codes', name: codeWords.codes, letter: 'v', verb: 'codes.read' },
        { path: '/messages', name: messageWords.messages, letter: 'm', verb: 'messages.read' },
      ],
    },
    {
      name: goodsWords.goods,
      pages: [
        { path: '/products', name: productWords.products, letter: 'p', verb: 'products.read' },
        { path: '/categories', name: categoryWords.categories, letter: 'l', verb: 'products.read' },
        { path: '/imports', name: importWords.imports, letter: 'i', verb: 'products.import' },
        { path: '/stock', name: goodsWords.stock, letter: 's', verb: 'stock.read' },
        { path: '/demand', name: demandWords.demand, letter: 'b', verb: 'demand.read' },
        { path: '/counts', name: stockWords.counts, letter: 'n', verb: 'stock.read' },
        { path: '/delivery', name: goodsWords.delivery, letter: 'd', verb: 'stock.change' },
      ],
    },
    {
      name: words.shop,
      pages: [
        { path: '/content', name: contentWords.content, letter: 'h', verb: 'content.read' },
        { path: '/flags', name: flagWords.flags, letter: 'f', verb: 'flags.read' },
        { path: '/settings', name: settingWords.settings, letter: ',', verb: 'settings.read' },
        { path: '/staff', name: words.staff, letter: 'a', verb: 'staff.read' },
        { path: '/tokens', name: words.tokens, letter: 'k', verb: 'staff.read' },
        { path: '/webhooks', name: webhookWords.webhooks, letter: 'w', verb: 'webhooks.read' },
        { path: '/jobs', name: jobWords.jobs, letter: 'j', verb: 'jobs.read' },
        { path: '/audit', name: words.audit, letter: 'u', verb: 'audit.read' },
      ],
    },
  ];
  return sections
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ verb }) => verbs.includes(verb)) }))
    .filter(({ pages }) => pages.length > 0);
}
