import { IconButton } from '../../../../design/button/icon-button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { FieldError } from '../../../../design/field/field-error.tsx';
import { Icon } from '../../../../design/picture/icon.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import { Progress } from '../../../../design/progress/progress.tsx';
import text from '../../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { mostPhotos } from '../../../../domain/review/review.ts';
import { words } from '../../../../words/review/words.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import type { ChosenPhoto } from './chosen-photo.ts';
import styles from './photo-field.module.css';
import type { Photos } from './use-photos.ts';

/** What one adds shows at once as it is here, and after a reload as the shop keeps it: a slow line carries it once. */
export function PhotoField({ photos: { chosen, add, remove, sendAgain } }: { photos: Photos }) {
  return (
    <div>
      <p className={styles.legend} id="photos-legend">
        <Rich
          text={words.photosUpTo(mostPhotos)}
          wrap={[(inner) => <span className={text.soft}>{inner}</span>]}
        />
      </p>
      <ul className={styles.photos} aria-labelledby="photos-legend">
        {chosen.map((photo, index) => (
          <li key={photo.key}>
            <Photo photo={photo} number={index + 1} onSendAgain={() => sendAgain(photo.key)} />
            <span className={styles.remove}>
              <IconButton
                icon="close"
                label={words.removePhoto(index + 1)}
                small
                onClick={() => remove(photo.key)}
              />
            </span>
          </li>
        ))}
        {chosen.length < mostPhotos && (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple
                onChange={({ currentTarget }) => {
                  add([...(currentTarget.files ?? [])]);
                  currentTarget.value = '';
                }}
              />
              <Icon name="plus" />
              <span className={text.small}>{words.addPhoto}</span>
            </label>
          </li>
        )}
      </ul>
      <p className={`${text.small} ${text.soft}`}>{words.photoHint}</p>
    </div>
  );
}

interface PhotoProps {
  photo: ChosenPhoto;
  number: number;
  onSendAgain: () => void;
}

function Photo({ photo, number, onSendAgain }: PhotoProps) {
  const { sent, preview, problem, progress, name, canSendAgain } = photo;
  if (sent)
    return (
      <Picture src={preview ?? sent.imagePath} ratio="square" alt={words.yourPhoto(number)} loading="eager" />
    );
  return (
    <span className={styles.coming}>
      {preview !== null && <img className={styles.preview} src={preview} alt="" />}
      {problem === null ? (
        <span className={styles.state}>
          <Progress label={words.sendingFile(name)} value={progress ?? 0} />
          <span className={text.small}>{stateOf(progress)}</span>
        </span>
      ) : (
        <span className={styles.state} role="status">
          <FieldError>{problem}</FieldError>
          {canSendAgain && (
            <button type="button" className={linkLook} onClick={onSendAgain}>
              {words.sendAgain}
              <VisuallyHidden>{words.ofPhoto(number)}</VisuallyHidden>
            </button>
          )}
        </span>
      )}
    </span>
  );
}

function stateOf(progress: number | null): string {
  if (progress === null) return words.waitsItsTurn;
  return progress < 100 ? words.sendingPercent(progress) : words.almostThere;
}
