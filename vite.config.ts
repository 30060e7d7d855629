import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { oneLanguage } from './scripts/one-language.ts';
import { isLanguage, languages } from './src/domain/visitor/language.ts';

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
    'domain/(?!account|catalogue|checkout|gift-card|listing|love|messaging|order|payment|review|shipping|size-chart|waitlist)[\\w-]+',
    'contract',
    'words(?=/[\\w-]+\\.ts)',
    // A language with a folder of its own has what every page says apart from what some say.
    'words/(?![a-z]{2}/pages|account|bag-page|checkout|content|gift-card|listing|love|order|payment|recommendation|returns|review|shipping|size-chart|store-credit|waitlist)[\\w-]+',
    'web/state/(?!checkout|payment)[\\w-]+',
    'web/parts/(?!card|checkout|fit|likeness|menu|messaging|meta|payment|size-chart|wishlist)[\\w-]+',
    'web/features/(?:failure|layout|product|review(?=/review-unavailable\\.))',
  ),
  tags: ['$initial' as const],
  minShareCount: 2,
};

/**
 * The styles of lists, products and the waitlist's form, whose code comes later: a page arrives dressed, with and without
 * scripts, and the way from a list to a product waits for no style. What opens later brings its own, and has the last
 * word. Its file has the name of the shop's other one: every page names both, and has the name once.
 */
const arrivesDressed = {
  name: 'shop',
  test: new RegExp(
    `${
      inFolders(
        'design/(?:accordion|field|progress|tabs)',
        'web/parts/(?!card|overlay)[\\w-]+',
        'web/features/(?:listing|listing/search|review|waitlist)',
        'web/features/product/(?:buy|details|film|gallery|lower-page|page|share)',
      ).source
    }[\\w-]+\\.module\\.css$`,
  ),
};

/** What comes once a product's page has loaded, in one go: news of it, and the note that it was seen. */
const afterLoad = {
  name: 'after-load',
  test: inFolders('web/state/(?:live|recommendation)', 'domain/(?:live|recommendation)'),
};

/** What is below a product, when someone comes near. */
const lowerPage = {
  name: 'lower-page',
  test: new RegExp(
    `${inFolders('web/features/product/lower-page', 'web/parts/recommendation').source}[\\w-]+\\.tsx?$`,
  ),
};

/** What lies over a page, and what is typed into, each in one file: whoever opens one of them needs most of the rest. */
const overlay = {
  name: 'overlay',
  test: /[\\/]src[\\/]design[\\/](?:overlay|base|skeleton)[\\/]|@base-ui[\\/](?:react[\\/]esm[\\/](?!toast|tabs|autocomplete|combobox|accordion|collapsible|select|menu|popover|tooltip)|utils)/,
  minShareCount: 2,
};
const form = {
  name: 'form',
  test: inFolders('design/(?:field|check|choice)', 'domain/messaging'),
  minShareCount: 2,
};

/** What buying needs and what lists need, each in one file, so that the product's page names fewer of them. */
const buying = {
  name: 'buying',
  test: inFolders(
    'domain/(?:account|checkout|gift-card|order|payment(?!/pay-in-four))',
    'web/parts/checkout',
    'web/state/checkout',
  ),
  minShareCount: 2,
};
const lists = {
  name: 'lists',
  test: new RegExp(
    `${inFolders('web/features/listing(?:/search)?', 'domain/(?:listing|review/height)', 'web/parts/(?:meta|menu)').source}[\\w-]+\\.tsx?$`,
  ),
  minShareCount: 2,
};

/** They come with every page: naming them again before each part that comes late would only make pages longer. */
const onEveryPage = /^assets[\\/](?:entry\.client|rolldown-runtime|shop|root|main)-/;

/**
 * Nearly all of what is in these files is called while a page starts. A browser that is told so reads them whole in the
 * background, while they come, instead of function by function when it calls them.
 */
const startsPages = /^assets[\\/](?:entry\.client|shop|root|product)-/;

/** The word for it has to be the first in the file, before what Vite writes there. */
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && startsPages.test(file.fileName))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * A style that a page has from the start and a part needs that comes late is marked with `#` by React Router, and Vite,
 * which does not know it by that name, would fetch it once more and put it behind all others, where it overrules the
 * page's own. The shop's styles stay on every page and are not fetched again; the others, which leave with their page,
 * take their place beside the first. (https://github.com/remix-run/react-router/issues/14754)
 */
const stylesInPlace: Plugin = {
  name: 'styles-in-place',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: (code) =>
      Object.entries({
        'styles.add(link.href)': `styles.add(link.href.replace(/(\\/shop-[^/]+)#$/, '$1'))`,
        'document.head.appendChild(link)': `(document.querySelector('link[href="' + dep.pathname + '#"]') ?? document.head.lastChild).after(link)`,
      }).reduce((helper, [vites, ours]) => {
        if (!helper.includes(vites)) throw new Error(`Vite's preload helper no longer says ${vites}`);
        return helper.replace(vites, () => ours);
      }, code),
  },
};

/** Pages know the words of one language: each language has a build of its own (`SHOP_LANGUAGE`), for browser and server. */
const language = process.env.SHOP_LANGUAGE ?? languages[0];
if (!isLanguage(language)) throw new Error(`SHOP_LANGUAGE is ${language}, which the shop does not speak`);

export default defineConfig({
  plugins: [oneLanguage(language), reactRouter(), compiledAtOnce, stylesInPlace],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !onEveryPage.test(file)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A word stands where it is said, not in a file of words that every page would have to fetch.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: [arrivesDressed, shop, afterLoad, lowerPage, overlay, form, buying, lists],
            },
            // Each page names many files: their names are short.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
  },
});
