import { useRef, useState } from 'react';
import { classes } from '../../../design/base/classes.ts';
import { Icon } from '../../../design/picture/icon.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { longestOrderSearch } from '../../../domain/desk/order/order-list.ts';
import { words } from '../../../words/desk/words.ts';
import { Kbd } from '../parts/button.tsx';
import { Select, TextField, Tick } from '../parts/field.tsx';
import { useKeys } from '../shell/use-keys.ts';
import styles from './list.module.css';
import type { Column, Filter } from './list-types.ts';
import type { ListState } from './use-list.ts';

interface ListToolsProps<Row> {
  list: ListState<Row>;
  searchHint: string | undefined;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  shownKeys: readonly string[];
  onShow: (keys: readonly string[]) => void;
}

/** Search, and filters as chips: each of them is a part of the address. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { list, searchHint, filters, columns, shownKeys, onShow } = props;
  const [open, setOpen] = useState<'filters' | 'columns' | null>(null);
  const toggle = (which: 'filters' | 'columns') => setOpen(open === which ? null : which);
  useKeys({ f: () => filters.length > 0 && toggle('filters') });
  return (
    <>
      <div className={styles.tools}>
        {searchHint !== undefined && <Search key={list.query.q ?? ''} list={list} hint={searchHint} />}
        {filters.map(
          (filter) =>
            list.query[filter.name] !== undefined && <Chip key={filter.name} filter={filter} list={list} />,
        )}
        {filters.length > 0 && (
          <button
            className={styles.add}
            type="button"
            aria-expanded={open === 'filters'}
            onClick={() => toggle('filters')}
          >
            <Icon name="plus" />
            {words.filter} <Kbd>F</Kbd>
          </button>
        )}
        <button
          className={classes(styles.add, styles.columns)}
          type="button"
          aria-expanded={open === 'columns'}
          onClick={() => toggle('columns')}
        >
          {words.columns}
        </button>
      </div>
      {open === 'filters' && (
        <section className={styles.drawer} aria-label={words.filters}>
          {filters.map((filter) => (
            <FilterField
              key={`${filter.name} ${list.query[filter.name] ?? ''}`}
              filter={filter}
              list={list}
            />
          ))}
        </section>
      )}
      {open === 'columns' && (
        <section className={styles.drawer} aria-label={words.columns}>
          {columns.map(({ key, title }) => (
            <Tick
              key={key}
              label={title}
              isOn={shownKeys.includes(key)}
              onChange={(isOn) => onShow(isOn ? [...shownKeys, key] : shownKeys.filter((one) => one !== key))}
            />
          ))}
        </section>
      )}
    </>
  );
}

function Search<Row>({ list, hint }: { list: ListState<Row>; hint: string }) {
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.focus() });
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        list.change({ q: input.current?.value.trim() ?? '' });
      }}
    >
      <Icon name="search" />
      <label>
        <VisuallyHidden>{words.search}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          defaultValue={list.query.q ?? ''}
          placeholder={hint}
          maxLength={longestOrderSearch}
          // The little cross of a search field empties it without a submit.
          onInput={(event) => {
            if (event.currentTarget.value === '' && list.query.q !== undefined) list.change({ q: '' });
          }}
        />
      </label>
      <Kbd>/</Kbd>
    </form>
  );
}

function Chip<Row>({ filter, list }: { filter: Filter; list: ListState<Row> }) {
  const value = list.query[filter.name] ?? '';
  const text = filter.options?.find((option) => option.value === value)?.text ?? value;
  return (
    <span className={styles.chip}>
      <span>
        {filter.label}: <b>{text}</b>
      </span>
      <button
        type="button"
        aria-label={words.removeFilter(filter.label)}
        onClick={() => list.change({ [filter.name]: '' })}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

function FilterField<Row>({ filter, list }: { filter: Filter; list: ListState<Row> }) {
  const { name, label, options, type = 'text', hint, tidy = (text) => text } = filter;
  const value = list.query[name] ?? '';
  const [text, setText] = useState(value);
  if (options)
    return (
      <Select
        label={label}
        value={value}
        options={[{ value: '', text: words.anyValue }, ...options]}
        onChange={(chosen) => list.change({ [name]: chosen })}
      />
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        list.change({ [name]: tidy(text.trim()) });
      }}
    >
      <TextField
        label={label}
        hint={hint}
        type={type}
        value={type === 'date' ? value : text}
        onChange={(value) => (type === 'date' ? list.change({ [name]: value }) : setText(value))}
      />
    </form>
  );
}
