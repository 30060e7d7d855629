// Files on their way, one after the other and in the order in which they were brought: on a slow line two at once would
// each take twice as long.
import { useEffect, useRef, useState } from 'react';
import { type BroughtKind, earlyRefusal, kindOfType } from '../../../domain/media/brought-file.ts';
import { sayMediaRefusal } from '../../../words/desk-pictures/say-refusal.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { type Sending, sendUpload } from './send-upload.ts';

export interface ComingFile {
  readonly key: string;
  readonly name: string;
  readonly kind: BroughtKind;
  readonly state: 'waiting' | 'sending' | 'looking' | 'broken' | 'refused' | 'arrived';
  readonly percent: number;
  readonly why: string;
  /** Of what it has become. */
  readonly path: string;
}

export interface Uploads {
  readonly files: readonly ComingFile[];
  readonly add: (files: readonly File[]) => void;
  readonly sendAgain: (key: string) => void;
  /** Called off, or only put out of sight. */
  readonly drop: (key: string) => void;
  /** They have found their place. */
  readonly take: (keys: readonly string[]) => void;
}

let count = 0;

export function useUploads(productId: number): Uploads {
  const [files, setFiles] = useState<readonly ComingFile[]>([]);
  const line = useRef({ sendings: new Map<string, Sending>(), waiting: [] as string[] });
  const current = useRef<{ readonly key: string; readonly stop: AbortController } | null>(null);
  const tell = (key: string, news: Partial<ComingFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const begin = async () => {
    const { sendings, waiting } = line.current;
    const key = current.current ? undefined : waiting.shift();
    const sending = key === undefined ? undefined : sendings.get(key);
    if (key === undefined || !sending) return;
    const stop = new AbortController();
    current.current = { key, stop };
    const end = await sendUpload(sending, stop.signal, (state, percent) => tell(key, { state, percent }));
    current.current = null;
    if (!stop.signal.aborted) {
      if (end.state !== 'broken') sendings.delete(key);
      tell(key, end);
    }
    begin();
  };
  const sendAgain = (key: string) => {
    tell(key, { state: 'waiting', why: '' });
    line.current.waiting.push(key);
    begin();
  };
  const broken = useRef<readonly string[]>([]);
  broken.current = files.filter(({ state }) => state === 'broken').map(({ key }) => key);
  const resend = useRef(sendAgain);
  resend.current = sendAgain;
  useEffect(() => {
    // Whoever comes out of the tunnel has nothing to press.
    const goOn = () => {
      for (const key of broken.current) resend.current(key);
    };
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      line.current.waiting.length = 0;
      current.current?.stop.abort();
    };
  }, []);

  return {
    files,
    add: (brought) => {
      const added = brought.map((file): ComingFile => {
        const { name, type } = file;
        const [key, kind, refusal] = [`file-${count++}`, kindOfType(type), earlyRefusal(file)];
        if (refusal) {
          const why = sayMediaRefusal(pageLanguage, { code: refusal, name, size: null });
          return { key, name, kind, why, state: 'refused', percent: 0, path: '' };
        }
        line.current.sendings.set(key, { productId, kind, name, file, uploadId: null, sent: 0 });
        line.current.waiting.push(key);
        return { key, name, kind, why: '', state: 'waiting', percent: 0, path: '' };
      });
      setFiles((all) => [...all, ...added]);
      begin();
    },
    sendAgain,
    drop: (key) => {
      const uploadId = line.current.sendings.get(key)?.uploadId;
      line.current.sendings.delete(key);
      line.current.waiting = line.current.waiting.filter((one) => one !== key);
      if (current.current?.key === key) current.current.stop.abort();
      if (uploadId) dropUpload(productId, uploadId);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    take: (keys) => setFiles((all) => all.filter(({ key }) => !keys.includes(key))),
  };
}

/** What cannot be called off now is swept after a day. */
export function dropUpload(productId: number, uploadId: string) {
  return call('DELETE /api/admin/products/{id}/uploads/{uploadId}', {
    params: { id: String(productId), uploadId },
  });
}

/** The first files that have arrived: one that was brought before them and is still on its way keeps its place. */
export function arrivedFirst(files: readonly ComingFile[]): readonly ComingFile[] {
  const onTheWay = files.findIndex(({ state }) => ['waiting', 'sending', 'looking'].includes(state));
  return files.slice(0, onTheWay < 0 ? files.length : onTheWay).filter(({ state }) => state === 'arrived');
}
