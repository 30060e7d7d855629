import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { linesToRefund, sumOfLines } from '../../../domain/desk/refund-form.ts';
import { unitsLeft } from '../../../domain/order/refund.ts';
import { decimalOfMoney, money } from '../../../domain/pricing/money.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Select, Tick } from '../parts/field.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import styles from './order.module.css';
import type { RefundUnits } from './order-context.ts';

interface RefundLinesProps {
  order: DeskOrder;
  units: RefundUnits;
  onChange: (units: RefundUnits) => void;
}

/** The lines to pay back, each with what it comes to by the rule that pays it. */
export function RefundLines({ order, units, onChange }: RefundLinesProps) {
  const lines = linesToRefund(order);
  if (lines.length === 0) return null;
  const choose = (lineId: number, quantity: number) => {
    const { [lineId]: _, ...others } = units;
    onChange(quantity === 0 ? others : { ...others, [lineId]: quantity });
  };
  return (
    <Table
      name={words.whatToRefund}
      head={
        <>
          <Head>{words.item}</Head>
          <Head>{words.units}</Head>
          <Head isNumber>{deskWords.amount}</Head>
        </>
      }
    >
      {lines.map((line) => {
        const chosen = units[line.id] ?? 0;
        const most = unitsLeft(line);
        const minor = sumOfLines(order, new Map([[line.id, chosen || most]]));
        return (
          <tr key={line.id}>
            <Cell>
              <Tick
                label={line.name}
                isOn={chosen > 0}
                onChange={(isOn) => choose(line.id, isOn ? most : 0)}
              />
            </Cell>
            <Cell>
              {most > 1 && (
                <div className={styles.units}>
                  <Select
                    label={words.unitsOf(line.name)}
                    isLabelHidden
                    value={String(chosen)}
                    options={Array.from({ length: most + 1 }, (_, count) => ({
                      value: String(count),
                      text: String(count),
                    }))}
                    onChange={(count) => choose(line.id, Number(count))}
                  />
                </div>
              )}
            </Cell>
            <Cell isNumber>
              {formatAmount(pageLanguage, decimalOfMoney(money(minor, order.currency)), order.currency)}
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}
