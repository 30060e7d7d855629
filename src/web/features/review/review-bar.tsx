// What reviews can be narrowed and sorted by. A plain form first, which leads to the page of all reviews; where scripts
// run, each choice takes effect at once.

import { type FormEvent, useRef } from 'react';
import { linkLook } from '../../../design/button/link.ts';
import { Checkbox } from '../../../design/check/checkbox.tsx';
import { Icon } from '../../../design/picture/icon.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import {
  defaultReviewPageSize,
  filterCount,
  longestSearch,
  noFilters,
  parseReviewQuery,
  reviewSorts,
  withFilters,
} from '../../../domain/review/review-query.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { pagePath } from '../../../words/page-path.ts';
import { words } from '../../../words/review/words.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import chip from '../../parts/chip/chip.module.css';
import { ApplyButton, ChipMenu, ChipSort } from '../../parts/menu/chip-menu.tsx';
import { useMenus } from '../../parts/menu/use-menus.ts';
import { ChoiceLink, type Choosing } from './choice-link.tsx';
import styles from './review-bar.module.css';
import type { ReviewFilterGroup } from './review-data.ts';
import { reviewCount } from './score.tsx';

interface ReviewBarProps {
  choosing: Choosing;
  /** Stars are chosen by the bars. */
  groups: readonly ReviewFilterGroup[];
  /** How many there are under the filters, and in all. */
  total: number;
  all: number;
}

export function ReviewBar({ choosing, groups, total, all }: ReviewBarProps) {
  const { choice, choose, path } = choosing;
  const form = useRef<HTMLFormElement>(null);
  useMenus(form);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('q');
    choose(withFilters(choice, { search: String(searchText).trim() }));
  };
  const chosen = filterCount(choice);
  return (
    <div className={styles.bar}>
      <form ref={form} method="get" action={pagePath(path)} onSubmit={search} className={styles.filters}>
        {choice.pageSize !== defaultReviewPageSize && (
          <input type="hidden" name="ps" value={choice.pageSize} />
        )}
        {choice.rating.length > 0 && <input type="hidden" name="rating" value={choice.rating.join()} />}
        {groups.map((group) =>
          group.key === 'rating' ? null : isSwitch(group.key) ? (
            <Switch key={group.key} group={group} name={group.key} choosing={choosing} />
          ) : (
            <FilterMenu key={group.key} group={group} name={group.key} choosing={choosing} />
          ),
        )}
        <label className={`${chip.chip} ${styles.search}`}>
          <VisuallyHidden>{words.searchReviews}</VisuallyHidden>
          <Icon name="search" small />
          <input
            key={choice.search}
            type="search"
            name="q"
            placeholder={words.searchReviews}
            maxLength={longestSearch}
            defaultValue={choice.search}
            enterKeyHint="search"
          />
        </label>
        <ChipSort
          label={words.sort}
          isLabelHidden
          sorts={reviewSorts}
          names={words.sorts}
          value={choice.sort}
          onChoose={(sort) => choose(withFilters(choice, { sort }))}
        />
        <ApplyButton />
      </form>
      <p className={styles.count} role="status">
        {chosen === 0 ? reviewCount(all) : words.someOf(formatCount(pageLanguage, total), reviewCount(all))}
        {chosen > 0 && (
          <>
            {' '}
            <ChoiceLink choosing={choosing} next={withFilters(choice, noFilters)} className={linkLook}>
              {words.clearFilters(chosen)}
            </ChoiceLink>
          </>
        )}
      </p>
    </div>
  );
}

interface SwitchProps {
  group: ReviewFilterGroup;
  name: 'photos' | 'verified';
  choosing: Choosing;
}

function Switch({ group, name, choosing: { choice, choose } }: SwitchProps) {
  return (
    <label className={`${chip.chip} ${styles.switch}`} data-chosen={choice[name] || undefined}>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={choice[name]}
        onChange={() => choose(withFilters(choice, { [name]: !choice[name] }))}
      />
      {group.options[0]?.name}
    </label>
  );
}

interface FilterMenuProps {
  group: ReviewFilterGroup;
  name: Exclude<ReviewFilterGroup['key'], 'photos' | 'verified' | 'rating'>;
  choosing: Choosing;
}

function FilterMenu({ group, name, choosing: { choice, choose } }: FilterMenuProps) {
  const chosen = choice[name].map(String);
  if (group.options.length === 0) return null;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    const read = parseReviewQuery({ getAll: (key) => (key === name ? next : []) });
    choose(withFilters(choice, { [name]: read[name] }));
  };
  return (
    <ChipMenu group="review-filter" name={group.name} chosen={chosen.length}>
      <fieldset>
        <legend>
          <VisuallyHidden>{group.name}</VisuallyHidden>
        </legend>
        {group.options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
            label={
              <span className={styles.option}>
                <span>{option.name}</span> <span className={styles.of}>{option.count}</span>
              </span>
            }
          />
        ))}
      </fieldset>
    </ChipMenu>
  );
}

const isSwitch = (key: ReviewFilterGroup['key']): key is 'photos' | 'verified' =>
  key === 'photos' || key === 'verified';
