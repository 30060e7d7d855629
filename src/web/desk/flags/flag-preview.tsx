import { useState } from 'react';
import { words } from '../../../words/desk-flags/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './flags.module.css';
import type { WireFlag } from './wire-flag.ts';

type Side = 'on' | 'off';

const previewMinutes = 60;

/** A link for each side: whoever opens it sees the shop so, and nobody else does. */
export function FlagPreview({ name }: { name: WireFlag['name'] }) {
  const { send, isBusy, news } = useChange();
  const [links, setLinks] = useState<Readonly<Partial<Record<Side, string>>>>({});
  const make = (side: Side) =>
    send(
      () =>
        call('POST /api/admin/flag-previews', {
          body: { flags: { [name]: side === 'on' }, path: '/', minutes: previewMinutes },
        }),
      ({ content }) => {
        setLinks((before) => ({ ...before, [side]: content.url }));
        return undefined;
      },
    );
  return (
    <Panel name={words.seeIt}>
      <p className={styles.seen}>{words.seeItHint}</p>
      <Acts>
        <Button isBusy={isBusy} onClick={() => make('on')}>
          {words.previewOn}
        </Button>
        <Button isBusy={isBusy} onClick={() => make('off')}>
          {words.previewOff}
        </Button>
      </Acts>
      <NewsPlace news={news} />
      {(['on', 'off'] as const).map((side) => {
        const link = links[side];
        return (
          link && (
            <p key={side} className={styles.link}>
              <a href={link} target="_blank" rel="noreferrer">
                {words.openPreview}: {words.previewLink[side]}
              </a>
              <code>{link}</code>
            </p>
          )
        );
      })}
    </Panel>
  );
}
