import { treeRows } from '../../../domain/catalogue/category-tree.ts';
import { markNames } from '../../../domain/catalogue/product-sheet.ts';
import { toggleCategory } from '../../../domain/product/category-path.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Choices, Form, Select, TextField, Tick } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

/** Where it belongs, where it may go, and which rules it follows. */
export function FactsPanel({ choices, form, why, onChange, isFixed }: ProductPartProps) {
  const toggle = (ids: readonly number[], id: number, isOn: boolean) =>
    isOn ? [...ids, id] : ids.filter((one) => one !== id);
  return (
    <Panel name={words.rules}>
      <fieldset className={styles.plain} disabled={isFixed}>
        <Form onSubmit={() => undefined}>
          <Select
            label={words.brand}
            why={why('brandId')}
            value={form.brandId}
            options={choices.brands.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={(brandId) => onChange({ brandId })}
          />
          <details className={styles.more} open={why('categoryIds') !== undefined || undefined}>
            <summary>{words.chosen(words.categories, form.categoryIds.length)}</summary>
            <Choices legend={words.categories}>
              {treeRows(choices.categories).map(({ category: { id } }) => (
                <Tick
                  key={id}
                  label={categoryName(choices.categories, id)}
                  isOn={form.categoryIds.includes(id)}
                  onChange={(isOn) =>
                    onChange({
                      categoryIds: toggleCategory(choices.categories, form.categoryIds, { id, isOn }),
                    })
                  }
                />
              ))}
            </Choices>
          </details>
          {why('categoryIds') !== undefined && <p className={styles.why}>{why('categoryIds')}</p>}
          <Select
            label={words.madeIn}
            why={why('originId')}
            value={form.originId}
            options={[
              { value: '', text: words.nowhere },
              ...choices.origins.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            onChange={(originId) => onChange({ originId })}
          />
          <TextField
            label={words.gtin}
            why={why('gtin')}
            inputMode="numeric"
            maxLength={14}
            value={form.gtin}
            onChange={(gtin) => onChange({ gtin })}
          />
          <TextField
            label={words.onlineSince}
            type="date"
            why={why('onlineSince')}
            value={form.onlineSince}
            onChange={(onlineSince) => onChange({ onlineSince })}
          />
          {markNames.map((mark) => (
            <Tick
              key={mark}
              label={words.marks[mark]}
              isOn={form[mark]}
              onChange={(isOn) => onChange({ [mark]: isOn })}
            />
          ))}
          <details className={styles.more}>
            <summary>{words.chosen(words.shipsTo, form.shipsTo.length)}</summary>
            <Choices legend={words.shipsToHint}>
              {choices.countries.map(({ id, name }) => (
                <Tick
                  key={id}
                  label={name}
                  isOn={form.shipsTo.includes(id)}
                  onChange={(isOn) =>
                    onChange({ shipsTo: toggle(form.shipsTo, id, isOn).toSorted((a, b) => a - b) })
                  }
                />
              ))}
            </Choices>
          </details>
        </Form>
      </fieldset>
    </Panel>
  );
}

function categoryName(categories: ProductPartProps['choices']['categories'], id: number): string {
  const found = categories.find((category) => category.id === id);
  if (!found) return '';
  return found.parentId === null ? found.name : `${categoryName(categories, found.parentId)} / ${found.name}`;
}
