// How it fits people of one's own height who usually wear one's own size. Asked once, kept on this device, never needed;
// and never the crowd at large dressed up as people like you.
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Select } from '../../../design/field/select.tsx';
import text from '../../../design/text/text.module.css';
import { fitStep, fitSteps } from '../../../domain/review/fit.ts';
import { fewestAlike, heightTolerance } from '../../../domain/review/fit-for.ts';
import { heightChoices, heightWords } from '../../../domain/review/height.ts';
import { useHydrated } from '../../state/page/hydrated.ts';
import { FitScale } from '../fit/fit-scale.tsx';
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
  const kept = useLikeness();
  // It is the device that knows: without scripts there is nothing to ask.
  if (!useHydrated() || props.sizeNames.length < 2) return null;
  return (
    <section className={styles.like} aria-labelledby="people-like-you">
      <h2 id="people-like-you" className={text.heading}>
        People like you
      </h2>
      <Fit {...props} kept={kept} />
    </section>
  );
}

interface FitProps extends PeopleLikeYouProps {
  kept: ReturnType<typeof useLikeness>;
  /** Where a size can be chosen. */
  onChoose?: ((sizeId: number) => void) | undefined;
}

/** What they are asked, or what was found. */
export function Fit({ product, sizeNames, kept: [likeness, keep], onChoose }: FitProps) {
  if (!likeness) return <Asked sizeNames={sizeNames} onGive={keep} />;
  return (
    <>
      <Told product={product} likeness={likeness} onChoose={onChoose} />
      <button type="button" className={`${linkLook} ${styles.change}`} onClick={() => keep(null)}>
        Change your height and usual size
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

interface AskedProps {
  sizeNames: readonly string[];
  onGive: (given: Likeness) => void;
}

function Asked({ sizeNames, onGive }: AskedProps) {
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
        <Select label="Height" name="heightCm" required omitAsterisk defaultValue="">
          <option value="">Choose</option>
          {heightChoices.map(({ cm, words }) => (
            <option key={cm} value={cm}>
              {words}
            </option>
          ))}
        </Select>
        <Select label="Usual size" name="usualSize" required omitAsterisk defaultValue="">
          <option value="">Choose</option>
          {sizeNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="line" wide>
        Show their fit
      </Button>
      <p className={`${text.small} ${text.soft}`}>Kept on this device, and never needed.</p>
    </form>
  );
}

interface ToldProps {
  product: Worn;
  likeness: Likeness;
  onChoose: FitProps['onChoose'];
}

function Told({ product, likeness, onChoose }: ToldProps) {
  const { heightCm, usualSize } = likeness;
  const answer = useFitFor(product.id, likeness);
  const who = `${heightWords(heightCm - heightTolerance)} to ${heightWords(heightCm + heightTolerance)}, usually ${usualSize}.`;
  if (!answer) return <p className={text.soft}>{who}</p>;
  if (!answer.ok)
    return <p className={text.soft}>{who} What they say did not come; the rest of the page is whole.</p>;
  const { people, fit, suggestion } = answer.data.content;
  if (!fit)
    return (
      <p className={text.soft} role="status">
        {who} {people === 0 ? 'Nobody' : `Only ${people}`} like you {people > 1 ? 'have' : 'has'} said how it
        fits, which is too few to speak for you: it takes {fewestAlike}.
      </p>
    );
  const step = fitSteps(product.categoryIds)[(fitStep(fit.average) ?? 3) - 1];
  return (
    <div role="status" className={styles.told}>
      <p className={text.soft}>
        {who} From {people} of them: {step?.toLowerCase()}.
      </p>
      <FitScale average={fit.average} categoryIds={product.categoryIds} />
      {suggestion && (
        <p>
          {suggestion.people} of {people} wore <b>{suggestion.sizeName}</b> and found it true to size.{' '}
          {onChoose && suggestion.sizeId !== null && (
            <button type="button" className={linkLook} onClick={() => onChoose(suggestion.sizeId ?? 0)}>
              Choose {suggestion.sizeName}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
