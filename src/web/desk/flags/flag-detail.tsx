// One flag: what it does, who is given it, what it did, and who changed it.
import { isForEveryone } from '../../../domain/visitor/flag-rule.ts';
import { sayAudience, sayGiven } from '../../../words/desk-flags/say-rule.ts';
import { words } from '../../../words/desk-flags/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Panel, Small, Stack } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useRead } from '../staff/use-read.ts';
import { ChangeFlag } from './change-flag.tsx';
import { FlagHistory } from './flag-history.tsx';
import { FlagPreview } from './flag-preview.tsx';
import styles from './flags.module.css';
import { MeasuredEffect } from './measured-effect.tsx';
import type { WireFlag } from './wire-flag.ts';

export function FlagDetail({ flag, onChanged }: { flag: WireFlag; onChanged: () => void }) {
  const may = useMay();
  const params = { name: flag.name };
  const effect = useRead((signal) => call('GET /api/admin/flags/{name}/effect', { params }, { signal }));
  const history = useRead((signal) => call('GET /api/admin/flags/{name}/history', { params }, { signal }));
  const reloadAll = () => {
    onChanged();
    effect.reload();
    history.reload();
  };
  return (
    <Stack>
      <div>
        <h2 className={styles.name}>{flag.name}</h2>
        {/* As it stands beside the flag in the sources. */}
        <p lang="en">{flag.description}</p>
        <Small>
          {words.screens[flag.screen]} {words.sources[flag.source]}
        </Small>
      </div>
      <WhoIsGiven flag={flag} />
      <MeasuredEffect flag={flag} effect={effect} />
      {may('flags.change') && (
        <div className={styles.pair}>
          <ChangeFlag flag={flag} onChanged={reloadAll} />
          <FlagPreview name={flag.name} />
        </div>
      )}
      <FlagHistory history={history} />
    </Stack>
  );
}

function WhoIsGiven({ flag: { lines, isOn } }: { flag: WireFlag }) {
  const title = words.lineColumns;
  return (
    <Panel name={words.whoSeesWhat} aside={words.firstLineDecides}>
      <Table
        name={words.whoSeesWhat}
        head={
          <>
            <Head isNumber>{title.line}</Head>
            <Head>{title.who}</Head>
            <Head>{title.given}</Head>
          </>
        }
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <tr key={at}>
            <Cell isNumber>{at + 1}</Cell>
            <Cell>{sayAudience(pageLanguage, line)}</Cell>
            <Cell>
              <Main>{sayGiven(pageLanguage, line)}</Main>
            </Cell>
          </tr>
        ))}
        {!lines.some(isForEveryone) && (
          <tr>
            <Cell isNumber>{lines.length + 1}</Cell>
            <Cell>{lines.length === 0 ? words.everyone : words.everyoneElse}</Cell>
            <Cell>
              <Main>{isOn ? words.isOn : words.isOff}</Main>
            </Cell>
          </tr>
        )}
      </Table>
    </Panel>
  );
}
