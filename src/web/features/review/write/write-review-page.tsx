// Writing a review, or changing one's own. The form is plain, so it posts itself before and without scripts; with them
// photos can be added, and nothing that was typed is lost whatever happens.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { ChoiceTable } from '../../../../design/choice/choice-table.tsx';
import { Select } from '../../../../design/field/select.tsx';
import { TextArea } from '../../../../design/field/text-area.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { signInPath } from '../../../../domain/account/return-path.ts';
import { writeReviewPath } from '../../../../domain/content/shop-links.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ProductText } from '../../../../domain/product/product.ts';
import type { OwnReview, ReviewWriting } from '../../../../domain/review/eligibility.ts';
import { longestReview, longestTitle } from '../../../../domain/review/review.ts';
import type { PartlyTranslated } from '../../../../domain/text/untranslated.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { nameFitSteps } from '../../../../words/review/name-fit-steps.ts';
import { words } from '../../../../words/review/words.ts';
import { writeHeight, writeHeightChoices } from '../../../../words/review/write-height.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import type { SentPhoto } from './chosen-photo.ts';
import { PhotoField } from './photo-field.tsx';
import { sendReview } from './send-review.ts';
import { StarInput } from './star-input.tsx';
import { useDraft } from './use-draft.ts';
import { usePhotos } from './use-photos.ts';
import styles from './write-review-page.module.css';

export interface WriteReviewProps {
  product: PartlyTranslated<ProductText> & {
    readonly id: number;
    readonly name: string;
    readonly brand: string;
    readonly path: string;
    readonly colorName: string;
    readonly imagePath: string;
    readonly categoryIds: readonly number[];
    readonly sizes: readonly { readonly id: number; readonly name: string }[];
  };
  writing: ReviewWriting;
  /** What was typed before, what is wrong with it (`error …`), and `notice`. */
  formValues: Readonly<Record<string, string>>;
}

export function WriteReviewPage({ product, writing, formValues }: WriteReviewProps) {
  const { own, canReview } = writing;
  return (
    <div className={`${page.page} ${styles.write}`}>
      <aside className={styles.side}>
        <Picture
          {...pictureSources(product.imagePath, 'tile')}
          sizes="(min-width: 900px) 420px, 88px"
          alt=""
          loading="eager"
        />
        <div>
          <p className={text.medium}>{product.brand}</p>
          <p>
            <Link to={product.path}>{product.name}</Link>
          </p>
          <p className={text.soft} lang={languageOfText(product, 'colorName')}>
            {product.colorName}
          </p>
        </div>
      </aside>
      {own || canReview.success ? (
        <ReviewForm product={product} writing={writing} formValues={formValues} />
      ) : (
        <div className={styles.form}>
          <h1 className={text.title}>{words.notAvailable}</h1>
          <p>{canReview.message}</p>
          <p>
            <Link className={linkLook} to={product.path}>
              {words.backToProduct}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

function ReviewForm({ product, writing, formValues }: WriteReviewProps) {
  const { own } = writing;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; isSignedOut: boolean } | null>(null);
  const photos = usePhotos(own?.photos ?? []);
  const sent = photos.chosen.flatMap((photo) => photo.sent ?? []);
  const isWaiting = photos.chosen.some((photo) => !photo.sent && photo.problem === null);
  const draft = useDraft(
    form,
    `review-${product.id}`,
    formValues.rating !== undefined,
    ({ photos: photosJson }) => {
      const before = photosIn(photosJson);
      if (before) photos.putBack(before);
    },
  );

  const sentText = JSON.stringify(sent);
  useEffect(() => {
    if (sentText !== '[]') draft.keep();
  }, [sentText, draft.keep]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || !form.current) return;
    draft.keep();
    setIsSending(true);
    const answer = await sendReview(
      product.id,
      own?.id ?? null,
      new FormData(form.current),
      sent.map(({ id }) => id),
    );
    if (answer.ok) {
      draft.forget();
      await navigate(`/myaccount/reviews?sent=${product.id}`);
      return;
    }
    setIsSending(false);
    setRefusal({ message: answer.message, isSignedOut: answer.code === 'login_required' });
  };
  const notice = refusal?.message ?? formValues.notice;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/api/account/reviews"
      onSubmit={submit}
      onInput={draft.keep}
    >
      <div>
        <h1 className={text.title}>{own ? words.changeReview : words.howWasIt}</h1>
        <p className={text.soft}>{words.beSpecific}</p>
      </div>
      {own && <StateOf own={own} />}
      {notice !== undefined && (
        <Notification tone="error" title={notice}>
          {refusal?.isSignedOut && (
            <a className={linkLook} href={signInPath(writeReviewPath(product.id))}>
              {words.signInWordsStay}
            </a>
          )}
        </Notification>
      )}
      <input type="hidden" name="productId" value={product.id} />
      {own && <input type="hidden" name="id" value={own.id} />}
      {/* Kept with what is typed, and sent by the page itself. */}
      {isHydrated && <input type="hidden" name="photos" value={sentText} />}
      <Fields product={product} writing={writing} formValues={formValues} />
      {isHydrated && <PhotoField photos={photos} />}
      <div>
        <Button
          type="submit"
          wide
          pending={isSending}
          disabledReason={isWaiting ? words.photoOnItsWay : undefined}
        >
          {isSending ? words.sending : own ? words.saveReview : words.postReview}
        </Button>
      </div>
    </form>
  );
}

function StateOf({ own: { status, refusal } }: { own: OwnReview }) {
  if (status === 'approved')
    return <Notification title={words.isShown}>{words.changeIsReadAgain}</Notification>;
  if (status === 'pending') return <Notification title={words.waitsForReader} />;
  return (
    <Notification tone="error" title={words.isNotShown}>
      {refusal}
    </Notification>
  );
}

function photosIn(photosJson: string | undefined): SentPhoto[] | null {
  try {
    const photos: unknown = JSON.parse(photosJson ?? 'null');
    return Array.isArray(photos) ? photos : null;
  } catch {
    return null;
  }
}

function Fields({ product, writing: { own, boughtSizeId, sizeNames }, formValues }: WriteReviewProps) {
  const before: Readonly<Record<string, string | undefined>> = own
    ? {
        rating: String(own.rating),
        fit: own.fit === null ? '' : String(own.fit),
        title: own.title,
        bodyText: own.bodyText,
        sizeId: own.sizeId === null ? '' : String(own.sizeId),
        heightCm: own.heightCm === null ? '' : String(own.heightCm),
        usualSize: own.usualSize ?? '',
      }
    : { sizeId: boughtSizeId === null ? '' : String(boughtSizeId) };
  const fieldValue = (name: string) => formValues[name] ?? before[name] ?? '';
  const field = (name: string) => ({
    name,
    defaultValue: fieldValue(name),
    errors: formValues[`error ${name}`] === undefined ? undefined : [`${formValues[`error ${name}`]}`],
  });
  const offered = writeHeightChoices(pageLanguage);
  const heights = offered.some(({ cm }) => String(cm) === before.heightCm)
    ? offered
    : [
        ...offered,
        ...(own?.heightCm ? [{ cm: own.heightCm, words: writeHeight(pageLanguage, own.heightCm) }] : []),
      ];
  return (
    <>
      <StarInput defaultValue={fieldValue('rating')} error={formValues['error rating']} />
      <ChoiceTable
        legend={words.howDidItFit}
        name="fit"
        defaultValue={fieldValue('fit')}
        options={nameFitSteps(pageLanguage, product.categoryIds).map((label, index) => ({
          value: String(index + 1),
          label,
        }))}
        error={formValues['error fit']}
      />
      <div className={styles.fields}>
        <TextField
          {...field('title')}
          label={words.headline}
          required
          maxLength={longestTitle}
          autoComplete="off"
        />
        <TextArea
          {...field('bodyText')}
          label={words.yourReview}
          required
          rows={6}
          maxLength={longestReview}
        />
        <div className={styles.three}>
          {product.sizes.length > 1 && (
            <Select {...field('sizeId')} label={words.sizeYouWore}>
              <option value="">{words.ratherNotSay}</option>
              {product.sizes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Select {...field('heightCm')} label={words.heightOptional}>
            <option value="">{words.ratherNotSay}</option>
            {heights.map((tall) => (
              <option key={tall.cm} value={tall.cm}>
                {tall.words}
              </option>
            ))}
          </Select>
          {sizeNames.length > 0 && (
            <Select {...field('usualSize')} label={words.usualSizeOptional}>
              <option value="">{words.ratherNotSay}</option>
              {sizeNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </div>
      </div>
    </>
  );
}
