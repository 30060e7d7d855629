import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * What several pages need at once, in one file: a file for each small part would cost more than the parts. What one
 * page alone needs comes with that page, a size chart with those that show one, and what only lists need with lists.
 */
const shop = {
  name: 'shop',
  test: /[\\/]src[\\/](design|domain|contract|web[\\/](state|features[\\/](failure|frame|product)))[\\/](?!size-chart|listing|search-words|price-band|color-family|page-meta|deal-tile|checkbox|progress|radio-group|field-rules|ship|waitlist-words|email|phone)/,
  tags: ['$initial' as const],
  minShareCount: 2,
};

/**
 * The styles of lists, products and the waitlist's form, whose code comes later: a page arrives dressed, with and without
 * scripts, and the way from a list to a product waits for no style. What opens later brings its own, and has the last
 * word.
 */
const arrivesDressed = {
  name: 'dress',
  test: /[\\/](design[\\/](tabs|text-field|field-frame|field-error)|web[\\/]features[\\/](listing|product|reviews|waitlist)[\\/](?!zoom|filter-drawer|gallery-film|quick-view|below-the-fold|goes-with)[\w-]+)\.module\.css$/,
};

/** What comes once a product's page has loaded, in one go: what is below it, and news of it. */
const lowerPage = {
  name: 'lower-page',
  test: /[\\/](features[\\/]product[\\/](below-the-fold|tile-shelf|recently-viewed|social-photos|use-recommendations)|state[\\/](recently-viewed|live)|domain[\\/](recently-viewed|recommendation|live)|design[\\/](carousel|carousel-rules|use-shelf))\.tsx?$/,
};

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [arrivesDressed, shop, lowerPage] } } },
      },
    },
  },
});
