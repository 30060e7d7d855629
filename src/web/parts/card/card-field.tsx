// The field for a card. It is a page of the processor's in a frame: what is typed there never comes here, only the token
// that stands for it.

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { words } from '../../../words/payment/words.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './card-field.module.css';
import { type CardFieldHandle, type Tokenised, unreachable } from './card-handle.ts';

interface CardFieldProps {
  ref?: Ref<CardFieldHandle>;
}

type FrameMessage =
  | { event: 'ready' }
  | { event: 'height'; height: number }
  | { event: 'token'; id: number; token: string }
  | { event: 'error'; id: number; message: string };

const patienceMs = 4_000;
const usualHeight = 204;
const tallest = 600;

export function CardField({ ref }: CardFieldProps) {
  const { flags } = useVisitor();
  const frame = useRef<HTMLIFrameElement>(null);
  const resolvers = useRef(new Map<number, (answer: Tokenised) => void>());
  const [height, setHeight] = useState(usualHeight);
  const style = flags.second_style ? '2' : '1';

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      // The frame has an origin of its own, which is told as null; only its window can be known.
      if (source !== frame.current?.contentWindow || origin !== 'null' || data?.type !== 'vitrine-card')
        return;
      const message = data as FrameMessage;
      // A frame that is not shown yet has none.
      if (message.event === 'height' && message.height > 0) setHeight(Math.min(message.height, tallest));
      if (message.event === 'token') resolvers.current.get(message.id)?.({ ok: true, token: message.token });
      if (message.event === 'error')
        resolvers.current.get(message.id)?.({ ok: false, message: message.message });
    };
    addEventListener('message', hear);
    // A frame that came with the page has told it before anybody listened.
    frame.current?.contentWindow?.postMessage({ type: 'vitrine-card', ask: 'height' }, '*');
    return () => removeEventListener('message', hear);
  }, []);

  useImperativeHandle(ref, () => {
    const ask = (question: object) =>
      frame.current?.contentWindow?.postMessage({ type: 'vitrine-card', ...question }, '*');
    return {
      tokenise: async () => {
        const id = Math.random();
        const { promise, resolve } = Promise.withResolvers<Tokenised>();
        const timer = setTimeout(() => resolve(unreachable()), patienceMs);
        resolvers.current.set(id, resolve);
        ask({ ask: 'tokenise', id });
        const answer = await promise;
        clearTimeout(timer);
        resolvers.current.delete(id);
        return answer;
      },
    };
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.cardDetails}
      src={`/sandbox/card-fields?style=${style}`}
      sandbox="allow-scripts allow-forms"
      height={height}
    />
  );
}
