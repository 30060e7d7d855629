// Which pieces stand on a shelf: the newest, those of a category, or chosen by hand.
import { useState } from 'react';
import type { WireBlock, WireContentPage } from '../../../contract/content/content-desk.ts';
import { words } from '../../../words/desk-content/words.ts';
import { LinkButton } from '../parts/button.tsx';
import { Select, TextField } from '../parts/field.tsx';
import styles from './content.module.css';
import { FindProduct } from './find-product.tsx';
import { type BlockPartProps, countOf } from './wire-block.ts';

type Shelf = Extract<WireBlock, { kind: 'shelf' }>;
type Source = Shelf['source'];

const sources = ['newest', 'category', 'products'] as const;

export function ShelfFields({ page, block, onChange, why }: BlockPartProps<Shelf>) {
  const { source, most } = block;
  const change = (next: Source) => onChange({ ...block, source: next });
  return (
    <>
      <Select
        label={words.source}
        value={source.from}
        onChange={(from) => change(freshSource(from))}
        options={sources.map((value) => ({ value, text: words.sources[value] }))}
      />
      {source.from === 'category' && (
        <Select
          label={words.category}
          value={source.category}
          why={why('source.category')}
          onChange={(category) => change({ from: 'category', category })}
          options={[
            ...(source.category === '' ? [{ value: '', text: '' }] : []),
            ...page.categories.map(({ slug, name }) => ({ value: slug, text: name })),
          ]}
        />
      )}
      {source.from === 'products' && (
        <Pieces
          pieces={page.pieces}
          products={source.products}
          why={why}
          onChange={(products) => change({ from: 'products', products })}
        />
      )}
      <TextField
        label={words.mostPieces}
        inputMode="numeric"
        maxLength={2}
        why={why('most')}
        value={most === 0 ? '' : String(most)}
        onChange={(text) => onChange({ ...block, most: countOf(text) })}
      />
    </>
  );
}

function freshSource(from: Source['from']): Source {
  if (from === 'category') return { from, category: '' };
  return from === 'products' ? { from, products: [] } : { from };
}

interface PiecesProps extends Pick<WireContentPage, 'pieces'> {
  products: readonly number[];
  why: (path: string) => string | undefined;
  onChange: (products: number[]) => void;
}

function Pieces({ pieces, products, why, onChange }: PiecesProps) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () => new Map(pieces.map(({ productId, name }) => [productId, name])),
  );
  const nameOf = (id: number) => names.get(id) ?? words.pieceNumber(id);
  return (
    <div>
      <p className={styles.label}>{words.pieces}</p>
      <ol className={styles.pieces}>
        {products.map((id, index) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <LinkButton
              aria-label={words.takeOff(nameOf(id))}
              onClick={() => onChange(products.filter((other) => other !== id))}
            >
              {words.removePiece}
            </LinkButton>
            {why(`source.products.${index}`) !== undefined && (
              <p className={styles.why}>{why(`source.products.${index}`)}</p>
            )}
          </li>
        ))}
      </ol>
      <FindProduct
        label={words.addPiece}
        why={why('source.products')}
        onChoose={({ productId, name, colour }) => {
          setNames(new Map([...names, [productId, words.inColour(name, colour)]]));
          if (!products.includes(productId)) onChange([...products, productId]);
        }}
      />
    </div>
  );
}
