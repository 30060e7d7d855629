// Photos on their way to the shop, one after the other: on a slow line two at once would each take twice as long, and
// neither might arrive in the time the shop waits. What broke off can be sent again.
import { words } from '../../../../words/review/words.ts';
import type { ChosenPhoto } from './chosen-photo.ts';
import { smallerPhoto } from './smaller-photo.ts';

type News = Partial<ChosenPhoto>;

/** The shop waits 15 s for a request and then looks at the photo; a line that is dead says nothing for minutes. */
const patienceMs = 30_000;

export interface PhotoLine {
  readonly add: (key: string, file: File) => void;
  /** Sends what broke off once more: this one, or all of them. */
  readonly again: (key?: string) => void;
  /** On its way or not, it is wanted no longer. */
  readonly drop: (key: string) => void;
}

export function openPhotoLine(tell: (key: string, news: News) => void): PhotoLine {
  const bodies = new Map<string, Blob>();
  const broken = new Set<string>();
  let waiting: string[] = [];
  let current: { readonly key: string; readonly request: XMLHttpRequest } | null = null;
  // Read one at a time too: each takes as much memory as it has pixels.
  let reading: Promise<void> = Promise.resolve();

  const begin = () => {
    const key = current ? undefined : waiting.shift();
    const body = key === undefined ? undefined : bodies.get(key);
    if (key === undefined || !body) return;
    tell(key, { progress: 0 });
    const end = (news: News) => {
      current = null;
      if (news.sent) bodies.delete(key);
      if (news.canSendAgain) broken.add(key);
      tell(key, news);
      begin();
    };
    current = { key, request: send(body, (progress) => tell(key, { progress }), end) };
  };

  return {
    add: (key, file) => {
      bodies.set(key, file);
      reading = reading.then(async () => {
        if (!bodies.has(key)) return;
        const { body, preview } = await smallerPhoto(file);
        if (!bodies.has(key)) return;
        bodies.set(key, body);
        tell(key, { preview });
        waiting.push(key);
        begin();
      });
    },
    again: (key) => {
      for (const one of key === undefined ? [...broken] : [key]) {
        if (!broken.delete(one)) continue;
        tell(one, { problem: null, canSendAgain: false, progress: null });
        waiting.push(one);
      }
      begin();
    },
    drop: (key) => {
      bodies.delete(key);
      broken.delete(key);
      waiting = waiting.filter((other) => other !== key);
      if (current?.key !== key) return;
      current.request.abort();
      current = null;
      begin();
    },
  };
}

/** By XMLHttpRequest: fetch cannot say how much has been sent. */
function send(photo: Blob, go: (percent: number) => void, end: (news: News) => void): XMLHttpRequest {
  const body = new FormData();
  body.set('image', photo, 'photo');
  const request = new XMLHttpRequest();
  request.open('POST', '/api/reviews/photos');
  request.responseType = 'json';
  request.timeout = patienceMs;
  // Before it is sent: later it would not be told.
  request.upload.onprogress = ({ loaded, total }) => go(Math.round((100 * loaded) / total));
  const brokeOff = () => end({ problem: words.didNotArrive, canSendAgain: true });
  request.onerror = brokeOff;
  request.ontimeout = brokeOff;
  request.onload = () => {
    const answer = request.response as { id?: string; imagePath?: string; detail?: string } | null;
    if (request.status === 201 && answer?.id !== undefined && answer.imagePath !== undefined)
      end({ progress: 100, sent: { id: answer.id, imagePath: answer.imagePath } });
    else if (request.status === 408 || request.status >= 500)
      end({ problem: answer?.detail ?? words.didNotArrive, canSendAgain: true });
    else end({ problem: answer?.detail ?? words.didNotArrive });
  };
  request.send(body);
  return request;
}
