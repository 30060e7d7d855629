import { useState } from 'react';
import type { WireCategories, WireCategoryFields } from '../../../contract/desk/categories.ts';
import { levelOf, mostLevels, treeRows } from '../../../domain/catalogue/category-tree.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { CategoryForm } from './category-form.tsx';
import { treeOf, wayOf } from './category-names.ts';

const [own] = languages;

const emptyFields: WireCategoryFields = {
  names: Object.fromEntries(languages.map((language) => [language, ''])) as WireCategoryFields['names'],
  slug: '',
  googleCategory: '',
  isListed: true,
};

interface NewCategoryProps {
  categories: WireCategories;
  onCategories: (categories: WireCategories) => void;
}

export function NewCategory({ categories, onCategories }: NewCategoryProps) {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clear] = useDraft('new category', { fields: emptyFields, parentId: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { fields, parentId } = draft;
  const tree = treeOf(categories);
  const change = (next: Partial<typeof draft>) => {
    forget();
    setProblems({});
    setDraft({ ...draft, ...next });
  };
  const make = () => {
    const slug = fields.slug === '' ? slugOf(fields.names[own], '') : fields.slug;
    const body = { fields: { ...fields, slug }, parentId: parentId === '' ? null : Number(parentId) };
    void send(
      () => call('POST /api/admin/categories', { body }),
      ({ content }) => {
        clear();
        onCategories(content.categories);
        return words.added;
      },
      ({ problem }) => setProblems(problemsOf(problem)),
    );
  };
  return (
    <Panel name={words.newCategory}>
      <Form onSubmit={make}>
        <Select
          label={words.liesIn}
          why={problems.parentId}
          value={parentId}
          options={[
            { value: '', text: words.top },
            ...treeRows(tree)
              .filter(({ category: { id } }) => levelOf(tree, id) < mostLevels)
              .map(({ category: { id } }) => ({ value: String(id), text: wayOf(categories, id) })),
          ]}
          onChange={(next) => change({ parentId: next })}
        />
        <CategoryForm
          fields={fields}
          onChange={(next) => change({ fields: next })}
          why={(path) => problems[path]}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {words.addCategory}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
