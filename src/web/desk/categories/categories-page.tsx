// The categories: the tree, the one that is looked at, and beside them a new one.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WireCategories, WireCategory } from '../../../contract/desk/categories.ts';
import { mostLevels } from '../../../domain/catalogue/category-tree.ts';
import type { Neighbours } from '../../../domain/desk/tree-place.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { call } from '../../state/api/call.ts';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryTree } from './category-tree.tsx';
import { NewCategory } from './new-category.tsx';
import { currentOf } from './read-current.ts';

export function CategoriesPage() {
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/categories', {}, { signal }));
  if (!content) return <Unread title={words.categories} refusal={refusal} onRetry={reload} />;
  return <Categories first={content} />;
}

function Categories({ first }: { first: WireCategories }) {
  const [categories, setCategories] = useState(first);
  const [parameters] = useSearchParams();
  const { send, news } = useChange();
  const isFixed = !useMay()('products.change');
  const open = categories.find(({ categoryId }) => String(categoryId) === parameters.get('category'));
  const move = (category: WireCategory, { parentId, after }: Neighbours) => {
    const before = categories;
    // Shown at once; what the shop says of it comes after.
    setCategories(moveWithin(categories, category, { parentId, after }));
    void send(
      () =>
        call('POST /api/admin/categories/{id}/move', {
          params: { id: String(category.categoryId) },
          body: { version: category.version, parentId, after },
        }),
      ({ content }) => {
        setCategories(content);
        return undefined;
      },
      (refusal) => setCategories(currentOf(refusal) ?? before),
    );
  };
  return (
    <>
      <title>{deskWords.titled(words.categories)}</title>
      <PageHead title={words.categories} sub={words.sub(categories.length, mostLevels)} />
      <Columns
        work={
          <>
            <CategoryTree
              categories={categories}
              openId={open?.categoryId ?? null}
              isFixed={isFixed}
              onMove={move}
            />
            <NewsPlace news={news} />
          </>
        }
        aside={
          <>
            {open && (
              <CategoryEditor
                key={open.categoryId}
                one={open}
                categories={categories}
                isFixed={isFixed}
                onCategories={setCategories}
              />
            )}
            {!isFixed && <NewCategory categories={categories} onCategories={setCategories} />}
          </>
        }
      />
    </>
  );
}

function moveWithin(
  categories: WireCategories,
  category: WireCategory,
  { parentId, after }: Pick<Neighbours, 'parentId' | 'after'>,
): WireCategories {
  const others = categories.filter((one) => one !== category);
  const behind = others.findIndex(({ categoryId }) => categoryId === after);
  return others.toSpliced(behind + 1, 0, { ...category, parentId });
}
