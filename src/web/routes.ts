import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/main.tsx', [
    index('routes/home.tsx'),
    route('product/:productId/:slug?', 'routes/product.tsx'),
    route('c/:category', 'routes/listing.tsx'),
    route('search', 'routes/search.tsx'),
    route('presale-products', 'routes/presale.tsx'),
    route('bag', 'routes/bag.tsx'),
    route('sizechart', 'routes/size-chart.tsx'),
    route('waitlist/confirm', 'routes/waitlist-confirm.tsx'),
    route('waitlist/unsubscribe', 'routes/waitlist-unsubscribe.tsx'),
    route('outbox', 'routes/outbox.tsx'),
    route('design', 'routes/design.tsx'),
    // One entry for all pages of words: every page is told of every route.
    route('*', 'routes/content.tsx'),
  ]),
] satisfies RouteConfig;
