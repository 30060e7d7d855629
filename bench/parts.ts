// The parts of the bench by name, in the order in which they run. Those of a group stand on the same ground.
import { measureBag } from './bag.ts';
import { measureBestSeller } from './best-seller.ts';
import { measureBytes } from './bytes.ts';
import { measureCheckout } from './checkout.ts';
import { measureDeskBeside } from './desk-beside.ts';
import { createDeskShops, measureDeskLists } from './desk-lists.ts';
import { createGrownShops } from './grown-shops.ts';
import { measureImports } from './imports.ts';
import { measureInteractions } from './interactions.ts';
import { measureJudged } from './judged.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureListing, measureSearch, measureSuggestions } from './listing.ts';
import { measureMemory, measurePage, measureRender, measureSignedIn, measureView } from './page.ts';
import { measurePast } from './past.ts';
import { measurePooler } from './pooler.ts';
import { measureRestock } from './restock.ts';
import { measureReviews } from './reviews.ts';
import { type Group, sharing } from './run-parts.ts';
import { createOwnShop, createShop, measureStart } from './shops.ts';
import { measureTap } from './tap.ts';

export const groups: readonly Group[] = [
  sharing(createOwnShop, {
    start: measureStart,
    bytes: measureBytes,
    lighthouse: measureLighthouse,
    interactions: measureInteractions,
    tap: measureTap,
  }),
  sharing(createShop, { page: measurePage, 'signed-in': measureSignedIn, view: measureView }),
  sharing((bench) => bench.databaseUrl(), {
    memory: measureMemory,
    render: measureRender,
    bag: measureBag,
    checkout: measureCheckout,
    pooler: measurePooler,
    judged: measureJudged,
  }),
  sharing((bench) => bench.serverUrl(), {
    restock: measureRestock,
    'best-seller': measureBestSeller,
    imports: measureImports,
    past: measurePast,
  }),
  sharing(createGrownShops, {
    listing: measureListing,
    search: measureSearch,
    suggestions: measureSuggestions,
    reviews: measureReviews,
  }),
  sharing(createDeskShops, { 'desk-lists': measureDeskLists, 'desk-beside': measureDeskBeside }),
];

export const partNames: readonly string[] = groups.flatMap(({ names }) => names);
