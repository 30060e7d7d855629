// A new product, from nothing: a name, a color, a brand, a price. All else comes on its own page.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { readAmount } from '../../../domain/desk/product/product-form.ts';
import { defaultCurrency } from '../../../domain/pricing/money.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-products/words.ts';
import { givenShopName } from '../../../words/shop-name.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { problemsOf } from './problems-of.ts';

export type ProductChoices = CallAnswer<'GET /api/admin/products/choices'>['content'];

/** Instead of the number of a brand. */
const newBrand = '';

export function NewProductPage() {
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/products/choices', {}, { signal }),
  );
  if (!content) return <Unread title={words.newProduct} refusal={refusal} onRetry={reload} />;
  return <NewProduct choices={content} />;
}

function NewProduct({ choices: { brands } }: { choices: ProductChoices }) {
  const navigate = useNavigate();
  const { send, isBusy, news } = useChange();
  const [draft, setDraft] = useState({
    name: '',
    colour: '',
    brandId: String(brands[0]?.id ?? newBrand),
    newBrand: givenShopName() ?? '',
    price: '',
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const amount = readAmount(draft.price, defaultCurrency.code);
  const isNewBrand = draft.brandId === newBrand;
  const brand = isNewBrand ? draft.newBrand.trim() : Number(draft.brandId);
  const isReady =
    draft.name.trim() !== '' && draft.colour.trim() !== '' && brand !== '' && typeof amount === 'number';
  const make = () =>
    send(
      () =>
        call('POST /api/admin/products', {
          body: { name: draft.name, colour: draft.colour, brand, price: Number(amount) },
        }),
      ({ content }) => {
        navigate(`/products/${content.productId}`);
        return undefined;
      },
      ({ problem }) => setProblems(problemsOf(problem)),
    );
  return (
    <>
      <title>{deskWords.titled(words.newProduct)}</title>
      <PageHead
        title={words.newProduct}
        trail={<Link to="/products">{words.products}</Link>}
        sub={words.newProductHint}
      />
      <Panel name={words.newProduct}>
        <Form isTwo onSubmit={() => isReady && make()}>
          <TextField
            label={words.name}
            why={problems.name}
            maxLength={96}
            isRequired
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
          />
          <TextField
            label={words.colour}
            why={problems['texts.en.colour']}
            maxLength={60}
            isRequired
            value={draft.colour}
            onChange={(colour) => setDraft({ ...draft, colour })}
          />
          {brands.length > 0 && (
            <Select
              label={words.brand}
              why={problems.brandId}
              value={draft.brandId}
              options={[
                ...brands.map(({ id, name }) => ({ value: String(id), text: name })),
                { value: newBrand, text: words.anotherBrand },
              ]}
              onChange={(brandId) => setDraft({ ...draft, brandId })}
            />
          )}
          {isNewBrand && (
            <TextField
              label={brands.length > 0 ? words.newBrand : words.brand}
              why={problems.brand}
              maxLength={80}
              isRequired
              value={draft.newBrand}
              onChange={(name) => setDraft({ ...draft, newBrand: name })}
            />
          )}
          <TextField
            label={`${words.price}, ${defaultCurrency.code}`}
            inputMode="decimal"
            why={amount === 'unreadable' ? words.faults.wrong_amount() : problems.price}
            isRequired
            value={draft.price}
            onChange={(price) => setDraft({ ...draft, price })}
          />
          <div>
            <Button kind="main" type="submit" isBusy={isBusy} isOff={!isReady}>
              {words.make}
            </Button>
          </div>
        </Form>
        <NewsPlace news={news} />
      </Panel>
    </>
  );
}
