// The tree, as shoppers walk through it: what lies in what, in which order, with how many products.
import { Link } from 'react-router';
import type { WireCategories, WireCategory } from '../../../contract/desk/categories.ts';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { ancestorsOf, mostLevels, treeRows } from '../../../domain/catalogue/category-tree.ts';
import type { Neighbours } from '../../../domain/desk/tree-place.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { words as contentWords } from '../../../words/desk-content/words.ts';
import { GripIcon } from '../parts/grip-icon.tsx';
import { Blank, Panel } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import styles from './categories.module.css';
import { nameOf, treeOf } from './category-names.ts';
import { useTreeLift } from './use-tree-lift.ts';

interface CategoryTreeProps {
  categories: WireCategories;
  /** The one that is looked at. */
  openId: number | null;
  isFixed: boolean;
  onMove: (category: WireCategory, where: Neighbours) => void;
}

export function CategoryTree({ categories, openId, isFixed, onMove }: CategoryTreeProps) {
  const byId = new Map(categories.map((one) => [one.categoryId, one]));
  const nameById = (id: number | null) => nameOf(byId.get(id ?? 0));
  const sayWhere = (id: number, { parentId, number }: Neighbours) =>
    parentId === null
      ? words.atTop(nameById(id), number)
      : words.inside(nameById(id), nameById(parentId), number);
  const { shown, liftedIds, status, gripOf } = useTreeLift({
    rows: treeRows(treeOf(categories)).map(({ category: { id }, depth }) => ({ id, depth })),
    mostLevels,
    say: (what, id, where) => {
      const there = sayWhere(id, where);
      return what === 'movedTo' ? `${there}.` : words[what](there);
    },
    onPutDown: (id, where) => {
      const moved = byId.get(id);
      if (moved) onMove(moved, where);
    },
  });
  return (
    <Panel name={words.tree} aside={isFixed ? undefined : words.keysHint}>
      {categories.length === 0 && <Blank title={words.none}>{words.noneHint}</Blank>}
      <ul className={styles.tree}>
        {shown.map((row) => {
          const one = byId.get(row.id);
          if (!one) return null;
          return (
            <li
              key={row.id}
              data-row={row.id}
              data-depth={row.depth}
              data-lifted={liftedIds.includes(row.id) || undefined}
              aria-current={row.id === openId || undefined}
            >
              {isFixed ? (
                <span />
              ) : (
                <button
                  type="button"
                  {...gripOf(row)}
                  className={styles.grip}
                  aria-label={words.move(nameOf(one))}
                >
                  <GripIcon />
                </button>
              )}
              <Link to={`?category=${row.id}`} preventScrollReset>
                {nameOf(one)}
              </Link>
              <span className={styles.soft}>{words.pieces(one.products)}</span>
              <CategoryStatus one={one} categories={categories} />
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Panel>
  );
}

function CategoryStatus({ one, categories }: { one: WireCategory; categories: WireCategories }) {
  const { isListed, names } = one.fields;
  const missing = languages.filter((language) => names[language] === '');
  const above = ancestorsOf(treeOf(categories), one.categoryId);
  const isHiddenAbove = categories.some(
    ({ categoryId, fields }) => above.includes(categoryId) && !fields.isListed,
  );
  return (
    <span className={styles.states}>
      {!isListed && <Status shape="off">{words.notListed}</Status>}
      {isListed && isHiddenAbove && <Status shape="off">{words.notListedAbove}</Status>}
      {missing.length > 0 && (
        <Status shape="asks">
          {words.missingIn(missing.map((language) => contentWords.inLanguages[language]).join(', '))}
        </Status>
      )}
    </span>
  );
}
