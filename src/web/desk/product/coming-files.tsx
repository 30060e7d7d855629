// Files on their way beside the pictures that are there, each with how far it is or why not; and the place to add more.
import { useRef, useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { Icon } from '../../../design/picture/icon.tsx';
import { broughtTypes } from '../../../domain/media/brought-file.ts';
import { mostPictures } from '../../../domain/media/product-picture.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './pictures.module.css';
import { type ComingFile, dropUpload, type Uploads } from './use-uploads.ts';

interface ComingFilesProps {
  uploads: Uploads;
  /** The place of the first of them. */
  first: number;
  isFull: boolean;
  isOver: boolean;
}

export function ComingFiles({ uploads, first, isFull, isOver }: ComingFilesProps) {
  return (
    <>
      {uploads.files.map((file, index) => (
        <Coming key={file.key} file={file} place={first + index} uploads={uploads} />
      ))}
      <AddFiles isFull={isFull} isOver={isOver} onFiles={uploads.add} />
    </>
  );
}

function Coming({ file, place, uploads }: { file: ComingFile; place: number; uploads: Uploads }) {
  const { key, name, state, percent, why } = file;
  const isOver = state === 'refused' || state === 'broken';
  const step = { waiting: words.waiting, looking: words.looking, arrived: words.looking };
  return (
    <li className={styles.picture}>
      <div className={styles.top}>
        <span>{place}</span>
      </div>
      <div className={styles.frame} data-state={state}>
        {isOver ? (
          <p role="alert">{state === 'refused' ? words.refusedFile(why) : why}</p>
        ) : (
          <>
            <progress className={styles.meter} aria-label={name} value={percent} max={100} />
            <p>
              {name}
              <br />
              {state === 'sending' ? words.sending(percent) : step[state]}
            </p>
          </>
        )}
      </div>
      <Acts>
        {state === 'broken' && (
          <Button aria-label={words.sendAgain(name)} onClick={() => uploads.sendAgain(key)}>
            {words.again}
          </Button>
        )}
        <Button
          aria-label={isOver ? words.dismissOf(name) : words.stopOf(name)}
          onClick={() => uploads.drop(key)}
        >
          {isOver ? words.dismiss : words.stop}
        </Button>
      </Acts>
    </li>
  );
}

interface AddFilesProps {
  isFull: boolean;
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

function AddFiles({ isFull, isOver, onFiles }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.picture}>
      <div className={styles.top} />
      <button type="button" className={styles.drop} onClick={() => input.current?.click()}>
        <Icon name="plus" />
        <span>{isOver ? words.dropHere : words.add}</span>
        <span className={styles.soft}>{isFull ? words.tooMany(mostPictures) : words.addHint}</span>
      </button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={broughtTypes.join(',')}
        aria-label={words.filesLabel}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file again is another choice.
          target.value = '';
        }}
      />
    </li>
  );
}

type Upload = CallAnswer<'GET /api/admin/products/{id}/media'>['content']['uploads'][number];

interface EarlierProps {
  productId: number;
  uploads: readonly Upload[];
  shown: readonly (string | undefined)[];
  onUse: (upload: Upload) => void;
}

/** What was brought, by whomever, and is shown nowhere: a form that was discarded loses no picture. */
export function Earlier({ productId, uploads, shown, onUse }: EarlierProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { send, isBusy, news } = useChange();
  const left = uploads.filter(({ uploadId, picture, film }) => {
    const path = picture ?? film;
    return path !== null && !shown.includes(path) && !gone.includes(uploadId);
  });
  const putAway = (uploadId: string) =>
    send(
      () => dropUpload(productId, uploadId),
      () => void setGone([...gone, uploadId]),
    );
  if (left.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={words.earlier}>
      <Small>{words.earlier}</Small>
      <ul>
        {left.map((upload) => (
          <li key={upload.uploadId}>
            <span>{upload.name}</span>
            <Acts>
              <Button aria-label={words.showOf(upload.name)} onClick={() => onUse(upload)}>
                {words.show}
              </Button>
              <Button
                aria-label={words.dismissOf(upload.name)}
                isBusy={isBusy}
                onClick={() => putAway(upload.uploadId)}
              >
                {words.dismiss}
              </Button>
            </Acts>
          </li>
        ))}
      </ul>
      <NewsPlace news={news} />
    </section>
  );
}
