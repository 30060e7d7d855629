// The form that puts a piece in one of one's lists or a new one. A plain form: its page works without scripts, and over
// the page of a product it is sent by them.
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Select } from '../../../design/field/select.tsx';
import { TextField } from '../../../design/field/text-field.tsx';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/love/words.ts';
import styles from './list-choice.module.css';

export interface ListChoiceProps {
  /** What is to be put in a list; null where only a list is made. */
  wanted: {
    readonly productId: number;
    readonly sizes: readonly { readonly id: number; readonly name: string }[];
    readonly sizeId?: number | undefined;
  } | null;
  lists: readonly { readonly id: string; readonly name: string; readonly hasIt: boolean }[];
  /** Of a form that adds to a list, `data-list` names it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  pending?: boolean;
}

export function ListChoice({ wanted, lists, onSubmit, pending = false }: ListChoiceProps) {
  return (
    <>
      {wanted && lists.length > 0 && (
        <section aria-labelledby="your-lists">
          <h2 id="your-lists" className={text.heading}>
            {words.inOneOfYourLists}
          </h2>
          <ul className={styles.lists}>
            {lists.map(({ id, name, hasIt }) => (
              <li key={id}>
                <span>{name}</span>
                {hasIt ? (
                  <Link className={linkLook} to={`/myaccount/wishlists/${id}`}>
                    {words.itIsThere}
                  </Link>
                ) : (
                  <form
                    method="post"
                    action={`/api/wishlists/${id}/items`}
                    data-list={id}
                    onSubmit={onSubmit}
                  >
                    <input type="hidden" name="productId" value={wanted.productId} />
                    {wanted.sizeId && <input type="hidden" name="sizeId" value={wanted.sizeId} />}
                    <Button type="submit" small variant="line" aria-label={words.addTo(name)}>
                      {words.add}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <form method="post" action="/api/wishlists" className={styles.form} onSubmit={onSubmit}>
        {wanted && <input type="hidden" name="productId" value={wanted.productId} />}
        <TextField
          label={lists.length > 0 && wanted ? words.orANewList : words.whatIsItCalled}
          name="name"
          maxLength={60}
          placeholder={words.listNameSuch}
          required
        />
        {wanted && wanted.sizes.length > 1 && (
          <Select label={words.inSize} name="sizeId" defaultValue={wanted.sizeId}>
            <option value="">{words.anySize}</option>
            {wanted.sizes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <div>
          <Button type="submit" pending={pending}>
            {words.makeList}
          </Button>
        </div>
      </form>
    </>
  );
}
