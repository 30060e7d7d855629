// The photos of the form: each is sent once it is chosen, with how far it has come, and can be taken out again. What was
// sent and never used is removed by the shop after a day.
import { useCallback, useEffect, useState } from 'react';
import { mostPhotos } from '../../../../domain/review/review.ts';
import type { ChosenPhoto, SentPhoto } from './chosen-photo.ts';
import { openPhotoLine } from './photo-line.ts';

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
