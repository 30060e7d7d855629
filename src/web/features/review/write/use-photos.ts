// The photos of the form: each is sent once it is chosen, with how far it has come, and can be taken out again. What was
// sent and never used is removed by the shop after a day.
import { useCallback, useEffect, useState } from 'react';
import { mostPhotos } from '../../../../domain/review/review.ts';
import { openPhotoLine } from './photo-line.ts';

export interface SentPhoto {
  readonly id: string;
  readonly imagePath: string;
}

export interface ChosenPhoto {
  /** Of this page alone. */
  readonly key: string;
  readonly name: string;
  /** Null until it has been read, and where it cannot be. */
  readonly preview: string | null;
  /** Per cent of it that has left; null while it waits for others. */
  readonly progress: number | null;
  readonly sent: SentPhoto | null;
  readonly problem: string | null;
  /** Whether it is the line, and not the photo, that the problem is with. */
  readonly canSendAgain: boolean;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly sendAgain: (key: string) => void;
  readonly putBack: (photos: readonly SentPhoto[]) => void;
}

const unsent = { preview: null, progress: null, sent: null, problem: null, canSendAgain: false };
let count = 0;

export function usePhotos(atFirst: readonly SentPhoto[]): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() => atFirst.map(asChosen));
  const [line] = useState(() =>
    openPhotoLine((key, news) =>
      setChosen((all) => all.map((photo) => (photo.key === key ? { ...photo, ...news } : photo))),
    ),
  );
  // Whoever comes out of the tunnel has nothing to press.
  useEffect(() => {
    const again = () => line.again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [line]);

  const room = mostPhotos - chosen.length;
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.slice(0, room).map((file) => ({ file, key: `new-${count++}` }));
      setChosen((all) => [...all, ...added.map(({ file, key }) => ({ ...unsent, key, name: file.name }))]);
      for (const { file, key } of added) line.add(key, file);
    },
    [room, line],
  );
  const remove = useCallback(
    (key: string) => {
      line.drop(key);
      setChosen((all) => all.filter((photo) => photo.key !== key));
    },
    [line],
  );
  const putBack = useCallback((photos: readonly SentPhoto[]) => setChosen(photos.map(asChosen)), []);
  return { chosen, add, remove, sendAgain: line.again, putBack };
}

function asChosen(sent: SentPhoto): ChosenPhoto {
  return { ...unsent, key: sent.id, name: 'photo', progress: 100, sent };
}
