import type { ColumnMapping } from '../../../domain/import/import-format.ts';
import { sayColumn } from '../../../words/desk-import/say-import.ts';
import { words } from '../../../words/desk-import/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Select } from '../parts/field.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './imports.module.css';
import type { FileHead } from './read-head.ts';

interface NameColumnsProps {
  head: FileHead;
  columns: readonly string[];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Theirs beside ours, with what stands in the first row, so that nobody has to guess. */
export function NameColumns({ head, columns, mapping, onChange }: NameColumnsProps) {
  const change = (title: string, column: string) => {
    const { [title]: _, ...others } = mapping;
    onChange(column === '' ? others : { ...others, [title]: column });
  };
  const options = [
    { value: '', text: words.leaveAlone },
    ...columns
      .map((column) => ({ value: column, text: sayColumn(pageLanguage, column) }))
      .toSorted((one, other) => one.text.localeCompare(other.text, pageLanguage)),
  ];
  return (
    <Panel name={words.columnsHead}>
      <Soft>{words.columnsHint}</Soft>
      <Table
        name={words.columnsHead}
        head={
          <>
            <Head>{words.theirColumn}</Head>
            <Head isExtra>{words.example}</Head>
            <Head>{words.ourColumn}</Head>
          </>
        }
      >
        {head.titles.map((title, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same, and they stay in place
          <tr key={place}>
            <Cell>
              <Main>{title}</Main>
            </Cell>
            <Cell isExtra>
              <span className={styles.example}>{head.example[place]}</span>
            </Cell>
            <Cell>
              <Select
                isLabelHidden
                label={words.columnOf(title)}
                value={mapping[title] ?? ''}
                onChange={(column) => change(title, column)}
                options={options}
              />
            </Cell>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
