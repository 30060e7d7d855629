// Search over any page: suggestions while one types, and all results on a page of their own.

import { Autocomplete } from '@base-ui/react/autocomplete';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decodeTile } from '../../../../contract/product/decode.ts';
import { Drawer } from '../../../../design/overlay/drawer.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import { longestQuery, tidyQuery } from '../../../../domain/listing/search-query.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { priceToShow } from '../../../../domain/pricing/price.ts';
import { words } from '../../../../words/listing/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { pagePath } from '../../../../words/page-path.ts';
import { formatMoney } from '../../../../words/text/format-money.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import { serverNow } from '../../../state/page/server-clock.ts';
import { itemCount } from '../item-count.ts';
import styles from './search-drawer.module.css';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

interface Item {
  readonly name: string;
  readonly detail: string;
  readonly path: string;
  readonly imagePath: string | null;
}

export default function SearchDrawer({ open, onClose }: OverlayProps) {
  const [searchText, setSearchText] = useState('');
  const { state, suggested } = useSuggestions(searchText, open);
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef<Item | undefined>(undefined);
  const navigate = useNavigate();
  useClosedByArriving(open, onClose);

  // Its entry in the history becomes the page's: Back returns to where the search began.
  const go = (path: string) => void navigate(path, { replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = tidyQuery(searchText);
    if (highlighted.current) go(highlighted.current.path);
    else if (query !== '') go(`/search${listingSearch(everything, query)}`);
  };
  const items = suggested ? itemsOf(suggested) : [];
  return (
    <Drawer title={words.search} open={open} onOpenChange={onClose} initialFocus={input}>
      <Autocomplete.Root
        items={items}
        mode="none"
        inline
        open
        value={searchText}
        onValueChange={setSearchText}
        itemToStringValue={({ name }) => name}
        onItemHighlighted={(item) => {
          highlighted.current = item;
        }}
      >
        <search>
          <form action={pagePath('/search')} className={styles.form} onSubmit={submit}>
            <Autocomplete.Input
              ref={input}
              name="q"
              type="search"
              aria-label={words.searchShop}
              placeholder={words.searchShop}
              maxLength={longestQuery}
              enterKeyHint="search"
              autoCapitalize="none"
            />
            <button type="submit">{words.search}</button>
          </form>
        </search>
        <Autocomplete.Status className={`${text.small} ${text.faint} ${styles.status}`}>
          {statusMessage(state, searchText, suggested)}
        </Autocomplete.Status>
        <Autocomplete.List className={styles.list} aria-label={words.suggestions}>
          {(item: Item) => (
            <Autocomplete.Item
              key={item.path}
              value={item}
              className={styles.item}
              onClick={() => go(item.path)}
            >
              {item.imagePath && (
                <span className={styles.picture}>
                  <Picture {...pictureSources(item.imagePath, 'thumb')} sizes="48px" alt="" />
                </span>
              )}
              <span className={styles.words}>
                {item.name} <span className={text.faint}>{item.detail}</span>
              </span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Drawer>
  );
}

function statusMessage(state: string, searchText: string, suggested: Suggested | null): string {
  if (state === 'failed') return words.noSuggestions;
  if (tidyQuery(searchText) === '') return words.whatToType;
  if (state !== 'there' || suggested === null) return suggested === null ? words.looking : ' ';
  if (suggested.total === 0) return words.nothingBegins;
  return words.pressEnterForAll(itemCount(suggested.total));
}

function itemsOf({ queries, links, products }: Suggested): Item[] {
  const kinds = { category: words.category, designer: words.designer } as const;
  return [
    ...queries.map((query) => ({
      name: query,
      path: `/search${listingSearch(everything, query)}`,
      detail: words.search,
      imagePath: null,
    })),
    ...links.map(({ name, kind, path }) => ({ name, path, detail: kinds[kind], imagePath: null })),
    ...products.map((wire) => {
      const { name, brand, path, imagePath, price, swatches } = decodeTile(wire);
      const color = swatches.find(({ selected }) => selected)?.colorName;
      const { updated } = priceToShow(price, serverNow());
      return {
        name,
        path,
        imagePath,
        detail: [brand, color, formatMoney(pageLanguage, updated)].filter(Boolean).join(', '),
      };
    }),
  ];
}

/**
 * Another page closes every overlay; a search on the page of searches is another page too. One that was still on its way
 * when this was opened, such as by Back, is the page it was opened for.
 */
function useClosedByArriving(open: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const openedAt = useRef('');
  useEffect(() => {
    if (open) openedAt.current = window.history.state?.key ?? 'default';
  }, [open]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (open && openedAt.current !== key) onClose();
  }, [key, open, onClose]);
}
