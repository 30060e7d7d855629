import { IconButton } from '../../../../design/button/icon-button.tsx';
import { FieldError } from '../../../../design/field/field-error.tsx';
import { Icon } from '../../../../design/picture/icon.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import { Progress } from '../../../../design/progress/progress.tsx';
import text from '../../../../design/text/text.module.css';
import { mostPhotos } from '../../../../domain/review/review.ts';
import { words } from '../../../../words/review/words.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import styles from './photo-field.module.css';
import type { ChosenPhoto, Photos } from './use-photos.ts';

/** What one adds shows as the shop keeps it: made anew, without where and when it was taken. */
export function PhotoField({ photos: { chosen, add, remove } }: { photos: Photos }) {
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
            <Photo photo={photo} number={index + 1} />
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

function Photo({ photo: { sent, problem, progress, name }, number }: { photo: ChosenPhoto; number: number }) {
  if (sent)
    return <Picture src={sent.imagePath} ratio="square" alt={words.yourPhoto(number)} loading="eager" />;
  return (
    <span className={styles.coming}>
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <>
          <Progress label={words.sendingFile(name)} value={progress} />
          <span className={`${text.small} ${text.soft}`}>
            {progress < 100 ? words.sendingPercent(progress) : words.almostThere}
          </span>
        </>
      )}
    </span>
  );
}
