// A file is chosen, its first line is read here, and it is sent to be looked through.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { guessMapping } from '../../../domain/import/guess-mapping.ts';
import {
  type ColumnMapping,
  headFault,
  type ImportFormat,
  importFormats,
  largestFileBytes,
} from '../../../domain/import/import-format.ts';
import { sayHeadFault } from '../../../words/desk-import/say-import.ts';
import { words } from '../../../words/desk-import/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select } from '../parts/field.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Stack } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { ChooseFile } from './choose-file.tsx';
import styles from './imports.module.css';
import { NameColumns } from './name-columns.tsx';
import { type FileHead, readHead } from './read-head.ts';
import { sendImport } from './send-import.ts';

interface Chosen {
  readonly file: File;
  readonly head: FileHead;
  readonly format: ImportFormat;
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
}

export function TakeIn() {
  const navigate = useNavigate();
  const { send, isBusy, news, forget } = useChange();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [unread, setUnread] = useState<{ readonly name: string; readonly why: string } | null>(null);
  const choose = async (file: File) => {
    forget();
    setChosen(null);
    setUnread(null);
    const refuse = (why: string) => setUnread({ name: file.name, why });
    if (file.size > largestFileBytes) return refuse(words.tooLarge);
    const head = await readHead(file);
    if (head === null) return refuse(words.noText);
    await send(
      () => call('POST /api/admin/imports/mapping', { body: { head: [...head.titles] } }),
      ({ content: { format, mapping, columns } }) => {
        setChosen({ file, head, format, columns, mapping: mapping ?? guessMapping(head.titles, columns) });
        return undefined;
      },
    );
  };
  const fault =
    chosen && headFault(chosen.head.titles, chosen.format, { ...chosen, known: new Set(chosen.columns) });
  const submit = () =>
    chosen &&
    !fault &&
    send(
      () => sendImport(chosen),
      ({ content }) => {
        navigate(`/imports/${content.importId}`);
        return undefined;
      },
    );
  return (
    <Stack>
      <Form onSubmit={() => void submit()}>
        <ChooseFile name={chosen?.file.name ?? unread?.name ?? null} onChoose={(file) => void choose(file)} />
        {unread && <Flash tone="error">{unread.why}</Flash>}
        {chosen && (
          <>
            <div className={styles.format}>
              <Select
                label={words.format}
                hint={words.formatHints[chosen.format]}
                value={chosen.format}
                onChange={(format) => setChosen({ ...chosen, format })}
                options={importFormats.map((format) => ({ value: format, text: words.formats[format] }))}
                why={fault ? sayHeadFault(pageLanguage, fault) : undefined}
              />
            </div>
            {chosen.format === 'mapped' && (
              <div className={styles.columns}>
                <NameColumns {...chosen} onChange={(mapping) => setChosen({ ...chosen, mapping })} />
              </div>
            )}
            <div className={styles.acts}>
              <Button type="submit" kind="main" isBusy={isBusy} isOff={fault !== null}>
                {isBusy ? words.lookingThrough : words.lookThrough}
              </Button>
            </div>
          </>
        )}
      </Form>
      <NewsPlace news={news} />
    </Stack>
  );
}
