import { useState } from 'react';
import { linkLook } from '../button/link.ts';
import { RadioGroup } from '../check/radio-group.tsx';
import { ChoiceSwatches } from '../choice/choice-swatches.tsx';
import { ChoiceTable, type TableOption } from '../choice/choice-table.tsx';
import { Cloth, dyes } from './specimen-drawn.tsx';
import { Cell, Row } from './specimen-sheet.tsx';

const sizes: readonly TableOption[] = [
  { value: 'xxs', label: 'XXS', note: 'Sold out', tone: 'struck' },
  { value: 'xs', label: 'XS' },
  { value: 's', label: 'S', note: '2 left', tone: 'accent' },
  { value: 'm', label: 'M', note: '1 left', tone: 'accent' },
  { value: 'l', label: 'L', note: 'Pre-sale' },
];
const plain: readonly TableOption[] = ['XS', 'S', 'M', 'L', 'XL'].map((label) => ({ value: label, label }));
const notes = new Map([
  ['Champagne', { note: 'Pre-sale' }],
  ['Glacier', { note: 'Sold out', tone: 'struck' as const }],
]);
const swatches = dyes.slice(0, 5).map(({ name, colour }) => ({
  value: name,
  label: name,
  picture: <Cloth colour={colour} />,
  ...notes.get(name),
}));
const speeds = [
  { value: '2-day', label: '2-day, free', hint: 'Arrives Tuesday, November 18' },
  { value: 'overnight', label: 'Overnight, $25' },
];

/** Radio names are shared by the whole page, so each sheet prefixes its own. */
export function ChoiceSpecimens({ prefix }: { prefix: string }) {
  const [colour, setColour] = useState('Bordeaux');
  return (
    <Row name="Choice" about="Native radios in three looks. Words, not only colour." room="wide">
      <Cell caption="Radio group">
        <RadioGroup legend="Shipping speed" name={`${prefix}-speed`} options={speeds} defaultValue="2-day" />
      </Cell>
      <Cell caption="Radio group, error">
        <RadioGroup
          legend="Reason"
          name={`${prefix}-reason`}
          options={[{ value: 'size', label: 'The size' }]}
          error="Error: Please choose a reason."
        />
      </Cell>
      <Cell caption="Table, all states at once">
        <ChoiceTable
          legend="Size"
          aside={
            <a className={linkLook} href="#main">
              Size guide
            </a>
          }
          name={`${prefix}-size`}
          options={sizes}
          defaultValue="s"
        />
      </Cell>
      <Cell caption="Table, error">
        <ChoiceTable
          legend="Size"
          legendHidden
          name={`${prefix}-size-missing`}
          options={plain}
          required
          error="Please select a size."
        />
      </Cell>
      <Cell caption="Swatches, cut from the cloth">
        <ChoiceSwatches
          legend={`Color: ${colour}`}
          name={`${prefix}-colour`}
          options={swatches}
          value={colour}
          onChange={setColour}
        />
      </Cell>
    </Row>
  );
}
