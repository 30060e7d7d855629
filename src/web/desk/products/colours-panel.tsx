import { Link } from 'react-router';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as goodsWords } from '../../../words/desk-goods/words.ts';
import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Panel } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';
import { ProductStatus } from './product-status.tsx';
import { Swatch } from './swatch.tsx';

/** The colors of the design: each is a product of its own. */
export function ColoursPanel({ product: { productId, colours, currency } }: ProductPartProps) {
  const money = (amount: number | null) =>
    amount === null ? words.none : formatAmount(pageLanguage, amount, currency);
  return (
    <Panel name={words.colours}>
      <Table
        name={words.colours}
        minWidth={520}
        head={
          <>
            <Head>{words.colour}</Head>
            <Head>{words.productColumns.state}</Head>
            <Head isNumber>{goodsWords.stockColumns.available}</Head>
            <Head isNumber>{words.price}</Head>
            <Head isNumber>{words.salePrice}</Head>
          </>
        }
      >
        {colours.map((colour) => (
          <tr key={colour.productId} aria-selected={colour.productId === productId}>
            <Cell>
              <span className={styles.colour}>
                <Swatch path={colour.picture} />
                {colour.productId === productId ? (
                  <Main>{colour.colour}</Main>
                ) : (
                  <Link to={`/products/${colour.productId}`}>{colour.colour}</Link>
                )}
              </span>
            </Cell>
            <Cell>
              <ProductStatus {...colour} />
            </Cell>
            <Cell isNumber>{colour.available}</Cell>
            <Cell isNumber>{money(colour.price)}</Cell>
            <Cell isNumber>{money(colour.salePrice)}</Cell>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
