// Search or do: any page of the desk, any order by its number or by who placed it, any customer and any product.
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../design/picture/icon.tsx';
import { longestOrderSearch } from '../../../domain/desk/order/order-list.ts';
import { words } from '../../../words/desk/words.ts';
import { words as customerWords } from '../../../words/desk-customers/words.ts';
import { words as productWords } from '../../../words/desk-products/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Kbd } from '../parts/button.tsx';
import { useMe } from '../session/me.ts';
import { deskSections } from './desk-pages.ts';
import { DeskDialog } from './dialog.tsx';
import styles from './palette.module.css';

interface Option {
  readonly path: string;
  readonly name: string;
  readonly aside: string;
}

const mostOrders = '6';
const mostCustomers = '4';
const mostProducts = '4';

export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { verbs } = useMe();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [isOpenDue, setIsOpenDue] = useState(false);
  const search = text.trim();
  const found = useAnswer(search === '' ? null : search, (signal) =>
    call('GET /api/admin/orders', { query: { q: search, ps: mostOrders } }, { signal }),
  );
  const mayMeet = verbs.includes('customers.read');
  const met = useAnswer(search === '' || !mayMeet ? null : search, (signal) =>
    call('GET /api/admin/customers', { query: { q: search, ps: mostCustomers } }, { signal }),
  );
  const mayReadProducts = verbs.includes('products.read');
  const productAnswer = useAnswer(search === '' || !mayReadProducts ? null : search, (signal) =>
    call('GET /api/admin/products', { query: { q: search, ps: mostProducts } }, { signal }),
  );
  const pages: Option[] = deskSections(verbs)
    .flatMap((section) => section.pages)
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .map(({ path, name, letter }) => ({ path, name, aside: `G ${letter.toUpperCase()}` }));
  const rows = search !== '' && found?.answer.ok ? found.answer.data.content.rows : [];
  const orders: Option[] = rows.map(({ orderId, customerName, place }) => ({
    path: `/orders/${orderId}`,
    name: `${words.orderNumbered(orderId)}, ${customerName}`,
    aside: place,
  }));
  const people = search !== '' && met?.answer.ok ? met.answer.data.content.rows : [];
  const customers: Option[] = people.map(({ customerId, name, emailAddress }) => ({
    path: `/customers/${customerId}`,
    name,
    aside: emailAddress,
  }));
  const pieces = search !== '' && productAnswer?.answer.ok ? productAnswer.answer.data.content.rows : [];
  const products: Option[] = pieces.map(({ productId, name, colour, brand }) => ({
    path: `/products/${productId}`,
    name: `${name}, ${colour}`,
    aside: brand,
  }));
  const groups = [
    { name: words.orders, options: orders },
    { name: customerWords.customers, options: customers },
    { name: productWords.products, options: products },
    { name: words.goTo, options: pages },
  ].filter(({ options }) => options.length > 0);
  const all = groups.flatMap(({ options }) => options);
  const isSettled =
    search === '' ||
    (found?.key === search &&
      (!mayMeet || met?.key === search) &&
      (!mayReadProducts || productAnswer?.key === search));
  const selected = all[Math.min(at, all.length - 1)];
  const open = (option: Option | undefined) => {
    if (!option) return;
    onClose();
    navigate(option.path);
  };
  // An Enter that comes before the shop has answered is not lost: it opens what is selected once it has.
  useEffect(() => {
    if (!isOpenDue || !isSettled) return;
    setIsOpenDue(false);
    open(selected);
  });
  const optionId = (option: Option) => `${id}${option.path}`;
  return (
    <DeskDialog label={words.searchOrDo} onClose={onClose}>
      <div className={styles.input}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={selected && optionId(selected)}
          aria-autocomplete="list"
          aria-label={words.searchOrDo}
          placeholder={words.palettePlaceholder}
          autoComplete="off"
          maxLength={longestOrderSearch}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setIsOpenDue(false);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) setAt((at + step + all.length) % Math.max(1, all.length));
            else if (event.key === 'Enter') setIsOpenDue(true);
            else return;
            event.preventDefault();
          }}
        />
        <Kbd>{words.keyNames.escape}</Kbd>
      </div>
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={words.results}>
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div key={name} role="group" aria-label={name}>
            <h3 role="presentation">{name}</h3>
            {options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field that names the option
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={option.path}
                id={optionId(option)}
                className={styles.option}
                role="option"
                aria-selected={option === selected}
                onClick={() => open(option)}
              >
                <span>{option.name}</span>
                <span>{option.aside}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot} role="status">
        {all.length === 0 && isSettled ? (
          words.nothingFound(search)
        ) : (
          <>
            <span>
              <Kbd>↑ ↓</Kbd> {words.paletteMove}
            </span>
            <span>
              <Kbd>{words.keyNames.enter}</Kbd> {words.paletteOpen}
            </span>
          </>
        )}
      </div>
    </DeskDialog>
  );
}
