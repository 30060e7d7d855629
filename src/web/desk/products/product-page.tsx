// One product: everything that is changed stands in one form, and is saved at once by the version that was read.
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { DeskProduct } from '../../../contract/desk/products.ts';
import {
  changedPaths,
  changeToSend,
  formOfProduct,
  type ProductForm,
  rebaseForm,
  unreadablePaths,
} from '../../../domain/desk/product/product-form.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-products/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead } from '../parts/panel.tsx';
import { PicturesPanel } from '../product/pictures-panel.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof, useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { Unread } from '../staff/unread.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { ColoursPanel } from './colours-panel.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { problemsOf } from './problems-of.ts';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';
import { ProductStatus } from './product-status.tsx';
import { SaveBar } from './save-bar.tsx';
import { SizesPanel } from './sizes-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';

export function ProductPage() {
  const { productId = '' } = useParams();
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(`${productId} ${reads}`, async (signal) => {
    const [choices, product] = await Promise.all([
      call('GET /api/admin/products/choices', {}, { signal }),
      call('GET /api/admin/products/{id}', { params: { id: productId } }, { signal }),
    ]);
    if (!choices.ok) return choices;
    if (!product.ok) return product;
    return { ok: true as const, data: { choices: choices.data.content, product: product.data.content } };
  });
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  const reload = () => setReads((before) => before + 1);
  const read = loaded?.answer.ok ? loaded.answer.data : null;
  if (!read || String(read.product.productId) !== productId)
    return <Unread title={words.products} refusal={refusal} onRetry={reload} />;
  return <Product key={productId} first={read.product} choices={read.choices} />;
}

interface Draft {
  /** What was read when it was typed. */
  readonly base: ProductForm;
  readonly form: ProductForm;
}

interface ProductProps {
  first: DeskProduct;
  choices: ProductPartProps['choices'];
}

function Product({ first, choices }: ProductProps) {
  const may = useMay();
  const { send, isBusy, news, forget } = useChange();
  const [product, setProduct] = useState(first);
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>(`product ${first.productId}`, null);
  const [theirs, setTheirs] = useState<DeskProduct | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const base = formOfProduct(product);
  // What was typed goes on top of what is stored now, whatever was stored when it was typed.
  const form = draft === null ? base : rebaseForm(draft.base, draft.form, base);
  const changed = changedPaths(base, form);
  const unreadable = unreadablePaths(form, product.currency);
  const take = (next: DeskProduct) => {
    setProduct(next);
    clearDraft();
    setProblems({});
    setTheirs(null);
  };
  const save = () =>
    send(
      () =>
        call('PATCH /api/admin/products/{id}', {
          params: { id: String(product.productId) },
          body: { version: product.version, ...changeToSend(base, form) },
        }),
      ({ content }) => {
        take(content);
        return words.saved;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        if (code === 'changed_meanwhile' && problem?.current) setTheirs(problem.current as DeskProduct);
      },
    );
  const parts: ProductPartProps = {
    product,
    choices,
    form,
    why: (path) =>
      unreadable.includes(path)
        ? words.faults.wrong_amount()
        : (problems[path] ?? problemUnder(problems, path)),
    isChanged: (path) => changed.includes(path),
    onChange: (values) => {
      forget();
      const input = { ...form, ...values };
      setDraft(changedPaths(base, input).length === 0 ? null : { base, form: input });
    },
    isFixed: !may('products.change') || product.isGiftCard,
  };
  const brand = choices.brands.find(({ id }) => id === product.brandId)?.name ?? '';
  return (
    <>
      <title>{deskWords.titled(product.name)}</title>
      <PageHead
        title={product.name}
        trail={<Link to="/products">{words.products}</Link>}
        sub={words.productOf(brand, product.productId, product.colours.length, product.sizes.length)}
      >
        <ProductStatus {...product} />
        {product.status === 'live' && (
          <a className={styles.link} href={product.path}>
            {words.seeInShop}
          </a>
        )}
        <PreviewButton productId={product.productId} />
      </PageHead>
      {product.isGiftCard && <p>{words.giftCardHint}</p>}
      {theirs && (
        <ChangedNotice
          base={base}
          ours={form}
          theirs={formOfProduct(theirs)}
          onTake={() => take(theirs)}
          onKeep={() => {
            setProduct(theirs);
            setTheirs(null);
          }}
        />
      )}
      <Columns
        work={
          <>
            <ColoursPanel {...parts} />
            <PricesPanel {...parts} />
            <SizesPanel {...parts} />
            <TextsPanel {...parts} />
            <PicturesPanel {...parts} />
          </>
        }
        aside={
          <>
            <StatePanel {...parts} isUnsaved={changed.length > 0} onChanged={take} />
            <FactsPanel {...parts} />
            {!parts.isFixed && <CopyPanel key={product.productId} product={product} />}
            <HistoryPanel
              key={product.version}
              product={product}
              canPutBack={!parts.isFixed && changed.length === 0}
              onPutBack={take}
            />
          </>
        }
      />
      <NewsPlace news={news} />
      {changed.length > 0 && (
        <SaveBar
          count={changed.length}
          isBusy={isBusy}
          isOff={unreadable.length > 0}
          onSave={save}
          onDiscard={() => take(product)}
        />
      )}
    </>
  );
}

const lists: readonly string[] = ['categoryIds', 'shipsTo'];

/** Of a list, what is refused of one of its values. */
function problemUnder(problems: Readonly<Record<string, string>>, path: string): string | undefined {
  if (!lists.includes(path)) return undefined;
  return Object.entries(problems).find(([at]) => at.startsWith(`${path}.`))?.[1];
}
