// One category: saved by the version that was read, and shown in the shop from then on.
import { useEffect, useRef, useState } from 'react';
import type { WireCategories, WireCategory, WireCategoryFields } from '../../../contract/desk/categories.ts';
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { call } from '../../state/api/call.ts';
import { ChangedMeanwhile } from '../content/changed-meanwhile.tsx';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { CategoryForm } from './category-form.tsx';
import { nameOf } from './category-names.ts';
import { EmptyCategory } from './empty-category.tsx';
import { currentOf } from './read-current.ts';

interface CategoryEditorProps {
  one: WireCategory;
  categories: WireCategories;
  isFixed: boolean;
  onCategories: (categories: WireCategories) => void;
}

interface Draft {
  /** The version that was read when it was typed. */
  readonly version: number;
  readonly fields: WireCategoryFields;
}

export function CategoryEditor({ one, categories, isFixed, onCategories }: CategoryEditorProps) {
  const { categoryId, version } = one;
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>(`category ${categoryId}`, null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const place = useRef<HTMLDivElement>(null);
  // On a telephone it lies below the tree: whoever opens one is taken there.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const fields = draft?.fields ?? one.fields;
  const isBehind = draft !== null && draft.version !== version;
  const change = (next: WireCategoryFields) => {
    if (isFixed) return;
    forget();
    setProblems({});
    const isSame = differencesOf(next, one.fields).length === 0;
    setDraft(isSame ? null : { version: draft?.version ?? version, fields: next });
  };
  const save = () =>
    void send(
      () =>
        call('PATCH /api/admin/categories/{id}', {
          params: { id: String(categoryId) },
          body: { version: draft?.version ?? 0, fields },
        }),
      ({ content }) => {
        clearDraft();
        setProblems({});
        onCategories(content);
        return words.saved;
      },
      (refusal) => {
        setProblems(problemsOf(refusal.problem));
        const current = currentOf(refusal);
        if (current) onCategories(current);
      },
    );
  return (
    <div ref={place}>
      <Panel
        name={nameOf(one)}
        aside={one.fields.isListed ? <a href={`/c/${one.fields.slug}`}>{words.inShop}</a> : undefined}
      >
        {isBehind && (
          <ChangedMeanwhile
            sentence={words.changedBy}
            theirs={one.fields}
            ours={fields}
            onTake={clearDraft}
            onKeep={() => setDraft({ version, fields })}
          />
        )}
        <Form onSubmit={() => draft && !isBehind && save()}>
          <CategoryForm
            fields={fields}
            onChange={change}
            why={(path) => problems[path]}
            formerAddresses={one.formerAddresses}
          />
          {!isFixed && (
            <Acts>
              <Button kind="main" type="submit" isBusy={isBusy} isOff={draft === null || isBehind}>
                {words.save}
              </Button>
            </Acts>
          )}
        </Form>
        <NewsPlace news={news} />
        {!isFixed && <EmptyCategory one={one} categories={categories} onCategories={onCategories} />}
      </Panel>
    </div>
  );
}
