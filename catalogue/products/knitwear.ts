import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { awkwardBrand, awkwardDescription, awkwardName } from '../awkward-text.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1006: its flash deal has ended. */
const autumnActually: CatalogueProduct = {
  id: 1006,
  groupId: 1006,
  name: 'Autumn, Actually Sweater',
  brand: 'Halden & Rye',
  colorName: 'Rust',
  categories: [1, 20],
  price: 24500,
  description:
    'Half a pound of lambswool in the color the hills go for nine days a year. Ribbed at the neck and the cuff, plain everywhere else, warm without discussion.',
  details: ['Crew neck, long sleeves', 'Fully fashioned: knitted to shape, not cut', 'Ribbed cuffs and hem'],
  materials: ['100% lambswool'],
  careInstructions: [
    'Hand wash cool',
    'Dry flat, away from the radiator',
    'Comb the pills, do not shave them',
  ],
  countryDescription: 'Made in Norway',
  madeIn: 7,
  ...picturesOf('sweater-rust'),
  sizes: sizeRun(['XS', 10], ['S', 16], ['M', 18], ['L', 15], ['XL', 9]),
  sizeNoteShort: 'Runs a little large.',
  fitNotes: { Length: '25 in, size M', Weight: 'Mid: one layer under a coat' },
  gtin: '2000000010069',
  onlineSince: '2026-08-27',
};

/** 1007: its flash deal is live and claimed to the last unit. */
const lighthouse: CatalogueProduct = {
  id: 1007,
  groupId: 1007,
  name: 'Lighthouse Cable Sweater',
  brand: 'Halden & Rye',
  colorName: 'Oat',
  categories: [1, 20],
  price: 29000,
  description:
    'Cables you could moor a boat with. Undyed wool from sheep that came in one color; the pattern is older than the house and nobody has improved it.',
  details: ['Cabled front, back and sleeves', 'Rolled crew neck', 'Saddle shoulders'],
  materials: ['100% undyed wool'],
  careInstructions: ['Hand wash cool', 'Dry flat', 'Store folded'],
  countryDescription: 'Made in Norway',
  madeIn: 7,
  ...picturesOf('sweater-cable-oat'),
  sizes: sizeRun(['S', 12], ['M', 14], ['L', 11]),
  sizeNoteShort: 'Runs large.',
  sizeNoteLong: 'Runs large, as it should. Take your usual size for room, one down for a neater line.',
  fitNotes: { Length: '26 in, size M', Weight: 'Heavy: outdoors without a coat until November' },
  gtin: '2000000010076',
  onlineSince: '2026-09-03',
};

/** 1018: nobody has reviewed it yet. */
const secondFog: CatalogueProduct = {
  id: 1018,
  groupId: 1018,
  name: 'Second Fog Crewneck',
  brand: 'Halden & Rye',
  colorName: 'Charcoal',
  categories: [1, 20],
  price: 24500,
  promoTag: 'New',
  description:
    'The gray after the first gray. A fine merino crewneck that goes under a blazer without being noticed and over a shirt without being asked.',
  details: ['Crew neck, long sleeves', 'Fine gauge', 'Hem that lies flat'],
  materials: ['100% merino wool'],
  careInstructions: ['Machine wash on wool', 'Dry flat'],
  countryDescription: 'Made in Norway',
  madeIn: 7,
  ...picturesOf('sweater-charcoal'),
  sizes: sizeRun(['XS', 14], ['S', 20], ['M', 22], ['L', 18], ['XL', 10]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '24 in, size M', Weight: 'Light' },
  gtin: '2000000010182',
  onlineSince: '2026-11-12',
};

/** 1026: every text of it is one that a careless page would run, break or mirror. No list of the demo shows it. */
const awkward: CatalogueProduct = {
  id: 1026,
  groupId: 1026,
  name: awkwardName,
  brand: awkwardBrand,
  colorName: 'Sand "Beige" <i>',
  categories: [1, 20],
  price: 18000,
  description: awkwardDescription,
  details: ['<script>alert(1)</script> is a detail here, not a program', 'Ribs: "2 × 2", it\'s said'],
  materials: ['100% wool & <b>nothing</b> else'],
  careInstructions: ['Hand wash cold </script>', 'יש לכבס ביד'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  ...picturesOf('sweater-sand'),
  sizes: sizeRun(['S', 10], ['M', 12], ['L', 10]),
  sizeNoteShort: 'True to size, whatever the label says.',
  fitNotes: { 'Length <in>': '24" & a bit' },
  gtin: '2000000010267',
  onlineSince: '2026-06-11',
  isUnlisted: true,
};

export const knitwear: readonly CatalogueProduct[] = [autumnActually, lighthouse, secondFog, awkward];
