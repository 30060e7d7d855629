// A category is removed when it is empty. Until then it is said what is in it, and its products can go elsewhere.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireCategories, WireCategory } from '../../../contract/desk/categories.ts';
import { treeRows } from '../../../domain/catalogue/category-tree.ts';
import { words } from '../../../words/desk-categories/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form, Select } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { nameOf, treeOf, wayOf } from './category-names.ts';
import { currentOf } from './read-current.ts';

interface EmptyCategoryProps {
  one: WireCategory;
  categories: WireCategories;
  onCategories: (categories: WireCategories) => void;
}

export function EmptyCategory(props: EmptyCategoryProps) {
  const { one, categories } = props;
  if (categories.some(({ parentId }) => parentId === one.categoryId))
    return <Small>{words.hasCategories}</Small>;
  return one.products > 0 ? <MoveProducts {...props} /> : <Remove {...props} />;
}

function MoveProducts({ one, categories, onCategories }: EmptyCategoryProps) {
  const { send, isBusy, news } = useChange();
  const [to, setTo] = useState('');
  const target = categories.find(({ categoryId }) => String(categoryId) === to);
  const move = (targetId: number) =>
    void send(
      () =>
        call('POST /api/admin/categories/{id}/products', {
          params: { id: String(one.categoryId) },
          body: { version: one.version, to: targetId },
        }),
      ({ content }) => {
        onCategories(content);
        return words.productsMoved(nameOf(target));
      },
      (refusal) => {
        const current = currentOf(refusal);
        if (current) onCategories(current);
      },
    );
  return (
    <>
      <Small>{words.hasProducts}</Small>
      <Form onSubmit={() => target && move(target.categoryId)}>
        <Select
          label={words.moveProductsTo}
          value={to}
          options={[
            { value: '', text: words.chooseCategory },
            ...treeRows(treeOf(categories))
              .filter(({ category: { id } }) => id !== one.categoryId)
              .map(({ category: { id } }) => ({ value: String(id), text: wayOf(categories, id) })),
          ]}
          onChange={setTo}
        />
        <Acts>
          <Button type="submit" isBusy={isBusy} isOff={!target}>
            {words.moveProducts(one.products)}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}

function Remove({ one, categories, onCategories }: EmptyCategoryProps) {
  const { send, isBusy, news } = useChange();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const parent = categories.find(({ categoryId }) => categoryId === one.parentId);
  const remove = () =>
    void send(
      () =>
        call('DELETE /api/admin/categories/{id}', {
          params: { id: String(one.categoryId) },
          query: { version: String(one.version) },
        }),
      ({ content }) => {
        onCategories(content);
        void navigate('?', { preventScrollReset: true });
        return undefined;
      },
      (refusal) => {
        setAsking(false);
        const current = currentOf(refusal);
        if (current) onCategories(current);
      },
    );
  return (
    <>
      {isAsking ? (
        <Confirm
          question={words.removeQuestion(nameOf(one))}
          consequence={parent ? words.removeHintIn(nameOf(parent)) : words.removeHintTop}
          safe={words.leaveIt}
          act={words.removeIt}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={remove}
        />
      ) : (
        <Acts>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </Acts>
      )}
      <NewsPlace news={news} />
    </>
  );
}
