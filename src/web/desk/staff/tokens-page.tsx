import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { type DeskVerb, deskVerbNames } from '../../../domain/desk/verbs.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead, Panel, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './secret.module.css';
import { NewSecret } from './secret.tsx';
import { Unread } from './unread.tsx';
import { useRead } from './use-read.ts';

type Token = CallAnswer<'GET /api/admin/tokens'>['content'][number];

export function TokensPage() {
  const may = useMay();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/tokens', {}, { signal }));
  if (!content) return <Unread title={deskWords.tokens} refusal={refusal} onRetry={reload} />;
  return (
    <>
      <title>{deskWords.titled(deskWords.tokens)}</title>
      <PageHead title={deskWords.tokens} sub={words.tokensHint} />
      <Columns
        work={<TokenList tokens={content} onChanged={reload} />}
        aside={may('tokens.change') && <NewToken onMade={reload} />}
      />
    </>
  );
}

function TokenList({ tokens, onChanged }: { tokens: readonly Token[]; onChanged: () => void }) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [ending, setEnding] = useState<Token | null>(null);
  const reloadAll = () => {
    setEnding(null);
    onChanged();
    return undefined;
  };
  const revoke = ({ id }: Token) =>
    send(() => call('DELETE /api/admin/tokens/{id}', { params: { id } }), reloadAll, reloadAll);
  return (
    <Panel name={deskWords.tokens}>
      {tokens.length === 0 ? (
        <Soft>{words.noTokens}</Soft>
      ) : (
        <Table
          name={deskWords.tokens}
          minWidth={520}
          head={
            <>
              <Head>{words.tokenName}</Head>
              <Head>{words.tokenScopes}</Head>
              <Head>{words.madeBy}</Head>
              <Head>{words.lastUsed}</Head>
              <Head>{deskWords.act}</Head>
            </>
          }
        >
          {tokens.map((token) => (
            <tr key={token.id}>
              <Cell>
                <Main>{token.name}</Main>
              </Cell>
              <Cell>
                <span title={token.scopes.map((scope) => words.verbs[scope]).join(', ')}>
                  {words.verbCount(token.scopes.length)}
                </span>
              </Cell>
              <Cell>{token.createdBy}</Cell>
              <Cell>
                {token.lastUsedAt === null
                  ? words.neverUsed
                  : formatWhen(pageLanguage, token.lastUsedAt, deviceNow())}
              </Cell>
              <Cell>
                {may('tokens.change') && (
                  <Button
                    kind="danger"
                    aria-label={words.revokeOf(token.name)}
                    onClick={() => setEnding(token)}
                  >
                    {words.revoke}
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {ending && (
        <Confirm
          question={words.revokeQuestion(ending.name)}
          consequence={words.revokeWhy}
          safe={words.keepToken}
          act={words.revokeIt}
          isBusy={isBusy}
          onSafe={() => setEnding(null)}
          onAct={() => revoke(ending)}
        />
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}

interface TokenDraft {
  readonly name: string;
  readonly scopes: readonly DeskVerb[];
}

function NewToken({ onMade }: { onMade: () => void }) {
  const { send, isBusy, news } = useChange();
  const [secret, setSecret] = useState<string | null>(null);
  const [draft, setDraft, clearDraft] = useDraft<TokenDraft>('token', { name: '', scopes: [] });
  const make = () =>
    send(
      () => call('POST /api/admin/tokens', { body: { name: draft.name, scopes: [...draft.scopes] } }),
      ({ content }) => {
        setSecret(content.secret);
        clearDraft();
        onMade();
        return undefined;
      },
    );
  return (
    <Panel name={words.newToken}>
      {secret !== null ? (
        <NewSecret text={secret} note={words.secretShownOnce} onDone={() => setSecret(null)} />
      ) : (
        <Form onSubmit={make}>
          <TextField
            label={words.tokenName}
            value={draft.name}
            maxLength={60}
            isRequired
            onChange={(name) => setDraft({ ...draft, name })}
          />
          <Choices legend={words.tokenScopes}>
            <div className={styles.scopes}>
              {deskVerbNames.map((verb) => (
                <Tick
                  key={verb}
                  label={words.verbs[verb]}
                  isOn={draft.scopes.includes(verb)}
                  onChange={(isOn) =>
                    setDraft({
                      ...draft,
                      scopes: isOn ? [...draft.scopes, verb] : draft.scopes.filter((one) => one !== verb),
                    })
                  }
                />
              ))}
            </div>
          </Choices>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={draft.scopes.length === 0}>
            {words.makeToken}
          </Button>
        </Form>
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}
