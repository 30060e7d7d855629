import { Link } from 'react-router';
import type { DeskToday } from '../../../contract/desk/today.ts';
import { formatMomentAt, formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Panel, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './today.module.css';

export function LowStock({ low: { rows, total, isTotalExact } }: { low: DeskToday['low'] }) {
  const title = words.goodsColumns;
  const count = isTotalExact ? String(total) : words.moreThan(total).toLowerCase();
  return (
    <Panel
      name={words.lowStock}
      aside={
        rows.length > 0 && (
          <Link className={styles.all} to="/stock?view=low">
            {words.all(count)}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <Soft>{words.noLowStock}</Soft>
      ) : (
        <Table
          name={words.lowStock}
          head={
            <>
              <Head>{title.product}</Head>
              <Head isNumber>{title.available}</Head>
              <Head isNumber>{title.held}</Head>
              <Head isNumber>{title.waiting}</Head>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.sizeId}>
              <Cell>
                <Goods {...row} />
              </Cell>
              <Cell isNumber>{row.available}</Cell>
              <Cell isNumber>{row.reserved}</Cell>
              <Cell isNumber>{row.waiting}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

export function WaitedFor({ waitedFor: { rows, people } }: { waitedFor: DeskToday['waitedFor'] }) {
  const title = words.goodsColumns;
  return (
    <Panel
      name={words.waitingShoppers}
      aside={
        rows.length > 0 && (
          <Link className={styles.all} to="/stock?view=waited_for">
            {words.allPeople(people)}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <Soft>{words.nobodyWaits}</Soft>
      ) : (
        <Table
          name={words.waitingShoppers}
          head={
            <>
              <Head>{title.product}</Head>
              <Head isNumber>{title.people}</Head>
              <Head isNumber>{title.since}</Head>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.sizeId}>
              <Cell>
                <Goods {...row} />
              </Cell>
              <Cell isNumber>{row.waiting}</Cell>
              <Cell isNumber>{formatWhen(pageLanguage, row.since, deviceNow())}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

export function Deals({ deals }: { deals: DeskToday['deals'] }) {
  const title = words.goodsColumns;
  return (
    <Panel name={words.deals}>
      {deals.length === 0 ? (
        <Soft>{words.noDeals}</Soft>
      ) : (
        <Table
          name={words.deals}
          head={
            <>
              <Head>{title.product}</Head>
              <Head isNumber>{title.claimed}</Head>
              <Head isNumber>{title.ends}</Head>
            </>
          }
        >
          {deals.map(({ productId, name, colorName, claimed, allotment, endsAt }) => (
            <tr key={productId}>
              <Cell>
                <Main>{name}</Main>
                <span className={styles.variant}>{colorName}</span>
              </Cell>
              <Cell isNumber>{words.claimedOf(claimed, allotment)}</Cell>
              <Cell isNumber>{formatMomentAt(pageLanguage, endsAt, deviceNow())}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

function Goods(goods: { sku: string; name: string; colorName: string; sizeName: string }) {
  return (
    <>
      <Link to={`/stock?q=${encodeURIComponent(goods.sku)}`}>
        <Main>{goods.name}</Main>
      </Link>
      <span className={styles.variant}>{words.variant(goods.colorName, goods.sizeName)}</span>
    </>
  );
}
