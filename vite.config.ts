import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Matches whatever lies in one of these folders of src. */
const inFolders = (...folders: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/**
 * What several pages need at once, in one file: a file for each small part would cost more than the parts. What one
 * page alone needs comes with that page; what lists, forms and the size chart need comes with those.
 */
const shop = {
  name: 'shop',
  test: inFolders(
    'design/(?!check|field|progress)[\\w-]+',
    'domain/(?!account|catalogue|listing|love|messaging|shipping|size-chart|waitlist)[\\w-]+',
    'contract',
    'web/state',
    'web/parts/(?!meta|size-chart)[\\w-]+',
    'web/features/(?:failure|layout|product)',
  ),
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
  test: new RegExp(
    `${
      inFolders(
        'design/(?:field|tabs)',
        'web/parts/(?!overlay|recommendation)[\\w-]+',
        'web/features/(?:listing|listing/search|review|waitlist)',
        'web/features/product/(?:buy|details|gallery|page|share)',
      ).source
    }[\\w-]+\\.module\\.css$`,
  ),
};

/** What comes once a product's page has loaded, in one go: what is below it, and news of it. */
const lowerPage = {
  name: 'lower-page',
  test: new RegExp(
    `${
      inFolders(
        'web/features/product/lower-page',
        'web/parts/recommendation',
        'web/state/(?:live|recommendation)',
        'domain/(?:live|recommendation)',
      ).source
    }[\\w-]+\\.tsx?$`,
  ),
};

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [arrivesDressed, shop, lowerPage] } },
        },
      },
    },
  },
});
