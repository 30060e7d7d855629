// Photos on their way to the shop: each is sent as soon as it is chosen, with how far it has come, and can be taken out
// again. What was sent and never used is removed by the shop after a day.
import { useCallback, useState } from 'react';
import { mostPhotos } from '../../../../domain/review/review.ts';
import { words } from '../../../../words/review/words.ts';

export interface SentPhoto {
  readonly id: string;
  readonly imagePath: string;
}

export interface ChosenPhoto {
  /** Of this page alone. */
  readonly key: string;
  readonly name: string;
  /** Per cent of it that has left. */
  readonly progress: number;
  readonly sent: SentPhoto | null;
  readonly problem: string | null;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly putBack: (photos: readonly SentPhoto[]) => void;
}

let count = 0;

export function usePhotos(atFirst: readonly SentPhoto[]): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() => atFirst.map(asChosen));
  const change = useCallback((key: string, change: Partial<ChosenPhoto>) => {
    setChosen((all) => all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      setChosen((all) => {
        const room = mostPhotos - all.length;
        const added = files.slice(0, room).map((file) => ({ file, key: `new-${count++}` }));
        for (const { file, key } of added) send(file, (news) => change(key, news));
        return [
          ...all,
          ...added.map(({ file, key }) => ({ key, name: file.name, progress: 0, sent: null, problem: null })),
        ];
      });
    },
    [change],
  );
  const remove = useCallback((key: string) => {
    setChosen((all) => all.filter((photo) => photo.key !== key));
  }, []);
  const putBack = useCallback((photos: readonly SentPhoto[]) => setChosen(photos.map(asChosen)), []);
  return { chosen, add, remove, putBack };
}

function asChosen(sent: SentPhoto): ChosenPhoto {
  return { key: sent.id, name: 'photo', progress: 100, sent, problem: null };
}

/** By XMLHttpRequest: fetch cannot say how much has been sent. */
function send(file: File, tell: (news: Partial<ChosenPhoto>) => void): void {
  const body = new FormData();
  body.set('image', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/reviews/photos');
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => tell({ progress: Math.round((100 * loaded) / total) });
  request.onerror = () => tell({ problem: words.didNotArrive });
  request.onload = () => {
    const answer = request.response as { id?: string; imagePath?: string; detail?: string } | null;
    if (request.status === 201 && answer?.id !== undefined && answer.imagePath !== undefined)
      tell({ progress: 100, sent: { id: answer.id, imagePath: answer.imagePath } });
    else tell({ problem: answer?.detail ?? words.didNotArrive });
  };
  request.send(body);
}
