import { useState } from 'react';
import { Link } from 'react-router';
import type { FormSize } from '../../../domain/desk/product/product-form.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

const columns = ['sku', 'barcode', 'lowAt'] as const;

/** What was sold names its size: sizes are added, and never taken away. */
export function SizesPanel({ product, form, why, onChange, isFixed }: ProductPartProps) {
  const [name, setName] = useState('');
  const change = (index: number, values: Partial<FormSize>) =>
    onChange({ sizes: form.sizes.map((size, at) => (at === index ? { ...size, ...values } : size)) });
  const add = () => {
    const size = name.trim();
    if (size === '') return;
    const sku = `${product.productId}-${slugOf(size, '')}`;
    onChange({
      sizes: [...form.sizes, { name: size, sku, barcode: '', lowAt: '3', onHand: '0', isNew: true }],
    });
    setName('');
  };
  const problems = form.sizes.flatMap((_, index) =>
    ['name', ...columns, 'onHand'].flatMap((field) => why(`sizes.${index}.${field}`) ?? []),
  );
  const title = words.sizeColumns;
  return (
    <Panel
      name={words.sizes(form.texts.en.colour)}
      aside={<Link to={`/stock/${product.productId}`}>{words.sizesHint}</Link>}
    >
      {form.sizes.length > 0 && (
        <Table
          name={words.sizes(form.texts.en.colour)}
          minWidth={560}
          head={
            <>
              <Head>{title.name}</Head>
              <Head>{title.sku}</Head>
              <Head>{title.barcode}</Head>
              <Head isNumber>{title.onHand}</Head>
              <Head isNumber>{title.reserved}</Head>
              <Head isNumber>{title.lowAt}</Head>
            </>
          }
        >
          {form.sizes.map((size, index) => {
            const stored = product.sizes.find((one) => one.name === size.name);
            const cell = (field: (typeof columns)[number] | 'onHand') => (
              <input
                className={styles.cell}
                aria-label={`${title[field]}, ${size.name}`}
                aria-invalid={why(`sizes.${index}.${field}`) !== undefined || undefined}
                disabled={isFixed}
                autoComplete="off"
                inputMode={field === 'sku' ? 'text' : 'numeric'}
                data-number={field === 'lowAt' || field === 'onHand' || undefined}
                value={size[field]}
                onChange={(event) => change(index, { [field]: event.target.value })}
              />
            );
            return (
              <tr key={size.name}>
                <Cell>
                  <Main>{size.name}</Main>
                </Cell>
                <Cell>{cell('sku')}</Cell>
                <Cell>{cell('barcode')}</Cell>
                <Cell isNumber>{size.isNew ? cell('onHand') : (stored?.onHand ?? 0)}</Cell>
                <Cell isNumber>{stored?.reserved ?? 0}</Cell>
                <Cell isNumber>{cell('lowAt')}</Cell>
              </tr>
            );
          })}
        </Table>
      )}
      {[why('sizes'), ...problems].map(
        (problem) =>
          problem !== undefined && (
            <p key={problem} className={styles.why} role="alert">
              {problem}
            </p>
          ),
      )}
      {!isFixed && (
        <div className={styles.below}>
          <Form isTwo onSubmit={add}>
            <TextField label={words.sizeName} maxLength={40} value={name} onChange={setName} />
            <div className={styles.beside}>
              <Button type="submit" isOff={name.trim() === ''}>
                {words.addSize}
              </Button>
            </div>
          </Form>
        </div>
      )}
    </Panel>
  );
}
