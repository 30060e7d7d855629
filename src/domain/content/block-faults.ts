// What is wrong with a block, beside the field that it is wrong in.
import { languages } from '../visitor/language.ts';
import {
  type Block,
  fewestOnShelf,
  mostEditorialItems,
  mostOnShelf,
  namedIn,
  textOf,
  textPlaces,
} from './blocks.ts';

export type BlockFault =
  | { readonly at: string; readonly code: 'no_headline' | 'no_alt' | 'no_words_on_button' }
  | { readonly at: string; readonly code: 'too_long'; readonly most: number }
  | { readonly at: 'until'; readonly code: 'until_before_from' }
  /** Not an address of this shop, or one that leads nowhere in it. */
  | { readonly at: string; readonly code: 'no_address' | 'foreign_address' | 'unknown_address' }
  | { readonly at: string; readonly code: 'no_picture' | 'unknown_picture' | 'unknown_film' }
  | { readonly at: string; readonly code: 'unknown_category' | 'no_products' | 'unknown_product' }
  | { readonly at: 'most'; readonly code: 'count'; readonly fewest: number; readonly most: number }
  | { readonly at: 'items'; readonly code: 'count'; readonly fewest: number; readonly most: number };

/** What the shop has of all that a block names. */
export interface BlockGround {
  readonly addresses: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  readonly films: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly products: ReadonlySet<number>;
}

/** An address of the shop begins at its root, in no language and on no other host. */
export function isOwnAddress(path: string): boolean {
  return /^\/(?!\/)[\w\-./?=&%+,]*$/.test(path) && !path.includes('//') && !path.includes('..');
}

export function blockFaults(block: Block, ground: BlockGround): BlockFault[] {
  const { addresses, pictures } = namedIn(block);
  return [
    ...textFaults(block),
    ...pictures.flatMap(({ at, name }): BlockFault[] => {
      if (name === '') return [{ at, code: 'no_picture' }];
      return ground.pictures.has(name) ? [] : [{ at, code: 'unknown_picture' }];
    }),
    ...addresses.flatMap(({ at, name }): BlockFault[] => {
      if (name === '') return [{ at, code: 'no_address' }];
      if (!isOwnAddress(name)) return [{ at, code: 'foreign_address' }];
      return ground.addresses.has(name) ? [] : [{ at, code: 'unknown_address' }];
    }),
    ...kindFaults(block, ground),
    ...(block.from !== null && block.until !== null && block.until <= block.from
      ? [{ at: 'until', code: 'until_before_from' } as const]
      : []),
  ];
}

function textFaults(block: Block): BlockFault[] {
  const own = languages[0];
  const isLinked = (block.kind === 'words' || block.kind === 'shelf') && block.path !== '';
  return textPlaces(block).flatMap(({ at, texts, rules }) =>
    languages.flatMap((language) =>
      rules.flatMap(({ name, most, isNeeded }): BlockFault[] => {
        const text = textOf(texts, language)[name];
        const place = `${at}.${language}.${name}`;
        if (text.length > most) return [{ at: place, code: 'too_long', most }];
        if (language !== own || text.trim() !== '') return [];
        if (name === 'call' && isLinked) return [{ at: place, code: 'no_words_on_button' }];
        return isNeeded ? [{ at: place, code: name === 'alt' ? 'no_alt' : 'no_headline' }] : [];
      }),
    ),
  );
}

function kindFaults(block: Block, ground: BlockGround): BlockFault[] {
  switch (block.kind) {
    case 'film':
      return ground.films.has(block.film) ? [] : [{ at: 'film', code: 'unknown_film' }];
    case 'shelf':
      return [
        ...sourceFaults(block.source, ground),
        ...countFaults('most', block.most, fewestOnShelf, mostOnShelf),
      ];
    case 'deal':
      return countFaults('most', block.most, 1, mostOnShelf);
    case 'editorial':
      return countFaults('items', block.items.length, 1, mostEditorialItems);
    default:
      return [];
  }
}

function sourceFaults(
  source: Extract<Block, { kind: 'shelf' }>['source'],
  ground: BlockGround,
): BlockFault[] {
  if (source.from === 'category' && !ground.categories.has(source.category))
    return [{ at: 'source.category', code: 'unknown_category' }];
  if (source.from !== 'products') return [];
  if (source.products.length === 0) return [{ at: 'source.products', code: 'no_products' }];
  return source.products.flatMap((id, index): BlockFault[] =>
    ground.products.has(id) ? [] : [{ at: `source.products.${index}`, code: 'unknown_product' }],
  );
}

function countFaults(at: 'most' | 'items', count: number, fewest: number, most: number): BlockFault[] {
  return Number.isInteger(count) && count >= fewest && count <= most
    ? []
    : [{ at, code: 'count', fewest, most }];
}
