import { useState } from 'react';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { editedAddressParts } from '../../../domain/desk/order/order-edit.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words as orderWords } from '../../../words/desk-order/words.ts';
import { words } from '../../../words/desk-telephone/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select, TextField, Tick } from '../parts/field.tsx';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import type { DraftPartProps } from './order-draft.ts';
import styles from './telephone.module.css';

interface PersonPanelProps extends DraftPartProps {
  /** What the shop says of each field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isDoubted: boolean;
  readonly isBusy: boolean;
  readonly onLook: () => void;
}

export function PersonPanel({ draft, onChange, problems, isDoubted, isBusy, onLook }: PersonPanelProps) {
  const may = useMay();
  const { address } = draft;
  return (
    <>
      <Panel name={words.person}>
        <div className={styles.stack}>
          {may('customers.read') && (
            <FindCustomer onChoose={({ name, emailAddress }) => onChange({ ...draft, name, emailAddress })} />
          )}
          <Form isTwo onSubmit={onLook}>
            <TextField
              label={words.name}
              value={draft.name}
              maxLength={96}
              isRequired
              onChange={(name) => onChange({ ...draft, name })}
            />
            <TextField
              label={words.emailAddress}
              type="email"
              value={draft.emailAddress}
              maxLength={254}
              isRequired
              why={problems.emailAddress}
              onChange={(emailAddress) => onChange({ ...draft, emailAddress })}
            />
            <Select
              label={words.language}
              value={draft.language}
              options={languages.map((value) => ({ value, text: words.languageNames[value] }))}
              onChange={(language) => onChange({ ...draft, language })}
            />
          </Form>
        </div>
      </Panel>
      <Panel name={words.address}>
        <Form isTwo onSubmit={onLook}>
          {editedAddressParts.map((part) => (
            <TextField
              key={part}
              label={orderWords.addressParts[part]}
              value={address[part]}
              maxLength={part === 'phone' ? 30 : 96}
              why={problems[part]}
              onChange={(value) => onChange({ ...draft, address: { ...address, [part]: value } })}
            />
          ))}
          <TextField
            label={words.country}
            hint={words.countryHint}
            value={address.countryCode}
            maxLength={2}
            isRequired
            why={problems.countryCode}
            onChange={(value) =>
              onChange({ ...draft, address: { ...address, countryCode: value.toUpperCase() } })
            }
          />
          <div className={styles.wide}>
            {isDoubted && (
              <Tick
                label={orderWords.addressIsRight}
                isOn={draft.isInsisted}
                onChange={(isInsisted) => onChange({ ...draft, isInsisted })}
              />
            )}
            <Small>{words.addressHint}</Small>
          </div>
          <div className={styles.wide}>
            <Button type="submit" isBusy={isBusy} isOff={draft.lines.length === 0}>
              {words.workOut}
            </Button>
          </div>
        </Form>
      </Panel>
    </>
  );
}

const fewest = 2;
const mostFound = 6;

function FindCustomer({
  onChoose,
}: {
  onChoose: (customer: { readonly name: string; readonly emailAddress: string }) => void;
}) {
  const [text, setText] = useState('');
  const query = text.trim();
  const isAsking = query.length >= fewest;
  const loaded = useAnswer(isAsking ? query : null, (signal) =>
    call('GET /api/admin/customers', { query: { q: query, ps: String(mostFound) } }, { signal }),
  );
  const rows = isAsking && loaded?.answer.ok ? loaded.answer.data.content.rows : null;
  return (
    <>
      <TextField
        label={words.findCustomer}
        hint={words.findCustomerHint}
        value={text}
        maxLength={96}
        onChange={setText}
      />
      <div role="status">{rows?.length === 0 && <Soft>{words.noCustomer}</Soft>}</div>
      {rows !== null && rows.length > 0 && (
        <Table
          name={words.found}
          head={
            <>
              <Head>{words.name}</Head>
              <Head>{words.emailAddress}</Head>
              <Head>
                <VisuallyHidden>{words.choose}</VisuallyHidden>
              </Head>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.customerId}>
              <Cell>
                <Main>{row.name}</Main>
              </Cell>
              <Cell>{row.emailAddress}</Cell>
              <Cell isNumber>
                <Button
                  aria-label={words.chooseNamed(row.emailAddress)}
                  onClick={() => {
                    onChoose(row);
                    setText('');
                  }}
                >
                  {words.choose}
                </Button>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
