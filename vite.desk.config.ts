// The merchant's desk: an application of its own beside the shop's pages, for browsers alone. The shop names all of its
// routes on every page; the desk's would be bytes that no shopper needs.
import { defineConfig } from 'vite';
import { oneLanguage } from './scripts/one-language.ts';
import { languages } from './src/domain/visitor/language.ts';

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  // While both are being worked on, each has its own store of prepared packages.
  cacheDir: 'node_modules/.vite-desk',
  // The desk speaks the shop's first language.
  plugins: [oneLanguage(languages[0])],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'build/desk/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // One file of styles: parts that come late bring none that could overrule the others.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: 'src/web/desk/entry.tsx' },
  },
});
