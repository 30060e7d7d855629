// How it fits people of one's own height who usually wear one's own size. Asked once, kept on this device, never needed;
// and never the crowd at large dressed up as people like you.
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Select } from '../../../design/field/select.tsx';
import text from '../../../design/text/text.module.css';
import { fitStep } from '../../../domain/review/fit.ts';
import { fewestAlike, heightTolerance } from '../../../domain/review/fit-for.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { nameFitSteps } from '../../../words/review/name-fit-steps.ts';
import { words } from '../../../words/review/words.ts';
import { writeHeight, writeHeightChoices } from '../../../words/review/write-height.ts';
import { useHydrated } from '../../state/page/hydrated.ts';
import { FitScale } from '../fit/fit-scale.tsx';
import { Rich } from '../text/rich.tsx';
import { keepLikeness, type Likeness, readLikeness } from './likeness.ts';
import styles from './people-like-you.module.css';
import { useFitFor } from './use-fit-for.ts';

/** What is asked about. */
export interface Worn {
  readonly id: number;
  readonly categoryIds: readonly number[];
}

interface PeopleLikeYouProps {
  product: Worn;
  /** Sizes as shoppers name them. */
  sizeNames: readonly string[];
}

export function PeopleLikeYou(props: PeopleLikeYouProps) {
  const likenessState = useLikeness();
  // It is the device that knows: without scripts there is nothing to ask.
  if (!useHydrated() || props.sizeNames.length < 2) return null;
  return (
    <section className={styles.like} aria-labelledby="people-like-you">
      <h2 id="people-like-you" className={text.heading}>
        {words.peopleLikeYou}
      </h2>
      <Fit {...props} likenessState={likenessState} />
    </section>
  );
}

interface FitProps extends PeopleLikeYouProps {
  likenessState: ReturnType<typeof useLikeness>;
  /** Where a size can be chosen. */
  onChoose?: ((sizeId: number) => void) | undefined;
}

/** What they are asked, or what was found. */
export function Fit({ product, sizeNames, likenessState: [likeness, keep], onChoose }: FitProps) {
  if (!likeness) return <LikenessForm sizeNames={sizeNames} onGive={keep} />;
  return (
    <>
      <FitAnswer product={product} likeness={likeness} onChoose={onChoose} />
      <button type="button" className={`${linkLook} ${styles.change}`} onClick={() => keep(null)}>
        {words.changeLikeness}
      </button>
    </>
  );
}

/** What this device knows, once it can be asked. */
export function useLikeness() {
  const [likeness, setLikeness] = useState<Likeness | null>(null);
  useEffect(() => setLikeness(readLikeness()), []);
  const keep = (next: Likeness | null) => {
    keepLikeness(next);
    setLikeness(next);
  };
  return [likeness, keep] as const;
}

interface LikenessFormProps {
  sizeNames: readonly string[];
  onGive: (given: Likeness) => void;
}

function LikenessForm({ sizeNames, onGive }: LikenessFormProps) {
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It may be opened from within the form that buys, which is not meant.
    event.stopPropagation();
    const given = new FormData(event.currentTarget);
    onGive({ heightCm: Number(given.get('heightCm')), usualSize: String(given.get('usualSize')) });
  };
  return (
    <form className={styles.form} onSubmit={give}>
      <div className={styles.pair}>
        <Select label={words.heightLabel} name="heightCm" required omitAsterisk defaultValue="">
          <option value="">{words.choose}</option>
          {writeHeightChoices(pageLanguage).map((tall) => (
            <option key={tall.cm} value={tall.cm}>
              {tall.words}
            </option>
          ))}
        </Select>
        <Select label={words.usualSize} name="usualSize" required omitAsterisk defaultValue="">
          <option value="">{words.choose}</option>
          {sizeNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="line" wide>
        {words.showTheirFit}
      </Button>
      <p className={`${text.small} ${text.soft}`}>{words.savedOnDevice}</p>
    </form>
  );
}

interface FitAnswerProps {
  product: Worn;
  likeness: Likeness;
  onChoose: FitProps['onChoose'];
}

function FitAnswer({ product, likeness, onChoose }: FitAnswerProps) {
  const { heightCm, usualSize } = likeness;
  const answer = useFitFor(product.id, likeness);
  const who = words.theyAre(
    writeHeight(pageLanguage, heightCm - heightTolerance),
    writeHeight(pageLanguage, heightCm + heightTolerance),
    usualSize,
  );
  if (!answer) return <p className={text.soft}>{who}</p>;
  if (!answer.ok) return <p className={text.soft}>{`${who} ${words.fitDidNotCome}`}</p>;
  const { people, fit, suggestion } = answer.data.content;
  if (!fit)
    return (
      <p className={text.soft} role="status">
        {who} {words.tooFewAlike(people, fewestAlike)}
      </p>
    );
  const step = nameFitSteps(pageLanguage, product.categoryIds)[(fitStep(fit.average) ?? 3) - 1];
  return (
    <div role="status" className={styles.told}>
      <p className={text.soft}>
        {who} {words.fromThem(people, step ?? '')}
      </p>
      <FitScale average={fit.average} categoryIds={product.categoryIds} />
      {suggestion && (
        <p>
          <Rich
            text={words.woreAndFoundTrue(suggestion.people, people)}
            wrap={[() => <b>{suggestion.sizeName}</b>]}
          />{' '}
          {onChoose && suggestion.sizeId !== null && (
            <button type="button" className={linkLook} onClick={() => onChoose(suggestion.sizeId ?? 0)}>
              {words.chooseSize(suggestion.sizeName)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
