import { type DeliveryFault, deliveryWays, rateParts } from '../../../domain/settings/delivery.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { TextField } from '../parts/field.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { fieldName } from './field-name.ts';
import styles from './settings.module.css';
import type { SectionState } from './use-section.ts';
import { whyOf } from './why-of.ts';

interface RateTableProps {
  state: SectionState;
  faults: readonly DeliveryFault[];
}

/** By which value each way becomes free; those that are not here share it with the row that has it, or never do. */
const freeBy: Readonly<Record<string, string>> = {
  'home.ground': 'free.ground',
  'home.two-day': 'free.two-day',
  'home.overnight': 'free.overnight',
  'near.international': 'free.abroad',
};

export function RateTable({ state, faults }: RateTableProps) {
  const columns = words.rateColumns;
  return (
    <Table
      name={words.shippingRates}
      minWidth={680}
      head={
        <>
          <Head>{columns.way}</Head>
          <Head>{columns.days}</Head>
          <Head>{columns.light}</Head>
          <Head>{columns.heavy}</Head>
          <Head>{columns.free}</Head>
          <Head>{columns.state}</Head>
        </>
      }
    >
      {deliveryWays.map(({ name }) => {
        const free = freeBy[name];
        const isLeftOut = rateParts.every((part) => (state.form[`${name}.${part}`] ?? '').trim() === '');
        return (
          <tr key={name}>
            <th scope="row" className={styles.way}>
              {fieldName(name)}
            </th>
            {(['days', 'light', 'heavy'] as const).map((part) => (
              <Cell key={part}>
                <RateField name={`${name}.${part}`} state={state} faults={faults} />
              </Cell>
            ))}
            <Cell>
              {free ? <RateField name={free} state={state} faults={faults} /> : words.freeAsAbove(name)}
            </Cell>
            <Cell>{isLeftOut ? words.notOffered : words.offered}</Cell>
          </tr>
        );
      })}
    </Table>
  );
}

function RateField({ name, state, faults }: RateTableProps & { name: string }) {
  const { form, section, change } = state;
  const setBy = section.setOutside[name];
  return (
    <div className={styles.rate}>
      <TextField
        label={fieldName(name)}
        isLabelHidden
        hint={setBy === undefined ? undefined : words.setBy(setBy)}
        why={whyOf(name, faults, state)}
        value={form[name] ?? ''}
        maxLength={12}
        inputMode={name.endsWith('.days') ? 'text' : 'decimal'}
        isReadOnly={setBy !== undefined}
        onChange={(value) => change(name, value)}
      />
    </div>
  );
}
