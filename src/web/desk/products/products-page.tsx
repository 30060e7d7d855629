import type { CallInput } from '../../../contract/call.ts';
import type { DeskProductRow } from '../../../contract/desk/products.ts';
import { productViews } from '../../../domain/desk/product/product-list.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as goodsWords } from '../../../words/desk-goods/words.ts';
import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useMay } from '../session/me.ts';
import { ChangeStates } from './change-states.tsx';
import styles from './product.module.css';
import { ProductStatus } from './product-status.tsx';
import { Swatch } from './swatch.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/products'>['query']>;

export function ProductsPage() {
  const may = useMay();
  return (
    <List
      title={words.products}
      name="products"
      searchHint={words.productSearch}
      views={productViews.map((view) => ({
        value: view === 'all' ? '' : view,
        name: words.productViews[view],
      }))}
      filters={[]}
      columns={productColumns()}
      idOf={({ productId }) => String(productId)}
      nameOf={({ name, colour }) => `${name}, ${colour}`}
      pathOf={({ productId }) => `/products/${productId}`}
      load={(query, signal) => call('GET /api/admin/products', { query: query as Query }, { signal })}
      acts={
        may('products.change') && (
          <>
            <ButtonLink to="/products/sheet">{words.openSheet}</ButtonLink>
            <ButtonLink to="/products/new">{words.newProduct}</ButtonLink>
          </>
        )
      }
      actions={(rows, done) => may('products.change') && <ChangeStates rows={rows} onDone={done} />}
    />
  );
}

function productColumns(): readonly Column<DeskProductRow>[] {
  const title = words.productColumns;
  const money = (amount: number | null, currency: string) =>
    amount === null ? words.none : formatAmount(pageLanguage, amount, currency);
  return [
    {
      key: 'product',
      title: title.product,
      cell: ({ name, colour, picture }) => (
        <span className={styles.colour}>
          <Swatch path={picture} />
          {`${name}, ${colour}`}
        </span>
      ),
      csv: ({ name, colour }) => `${name}, ${colour}`,
      sortsBy: 'name',
      phone: 'a',
    },
    {
      key: 'number',
      title: title.number,
      cell: ({ productId }) => productId,
      csv: ({ productId }) => productId,
      sorts: ['newest', 'oldest'],
      phone: 'd',
    },
    { key: 'brand', title: title.brand, cell: ({ brand }) => brand, csv: ({ brand }) => brand, phone: 'e' },
    {
      key: 'state',
      title: title.state,
      cell: (row) => <ProductStatus {...row} />,
      csv: ({ status }) => words.states[status],
      phone: 'b',
    },
    {
      key: 'price',
      title: title.price,
      cell: ({ price, currency }) => money(price, currency),
      csv: ({ price }) => price,
      isNumber: true,
      phone: 'c',
    },
    {
      key: 'sale',
      title: title.sale,
      cell: ({ salePrice, currency }) => money(salePrice, currency),
      csv: ({ salePrice }) => salePrice ?? '',
      isNumber: true,
    },
    {
      key: 'sizes',
      title: title.sizes,
      cell: ({ sizes }) => sizes,
      csv: ({ sizes }) => sizes,
      isNumber: true,
    },
    {
      key: 'available',
      title: goodsWords.stockColumns.available,
      cell: ({ available }) => available,
      csv: ({ available }) => available,
      isNumber: true,
    },
  ];
}
