// One code: what came of it, its orders, and whatever can still be changed.
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { DeskCode } from '../../../contract/desk/codes.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Columns, type Fact, Facts, PageHead, Panel } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { ChangeCode } from './change-code.tsx';
import type { CodePartProps } from './code-context.ts';
import { discountFact, factsOf, formatMoment } from './code-facts.tsx';
import { CodeUses } from './code-uses.tsx';
import { CodeStatus } from './codes-page.tsx';
import { EndCode } from './end-code.tsx';

export function CodePage() {
  const { codeId = '' } = useParams();
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(`${codeId} ${reads}`, (signal) =>
    call('GET /api/admin/coupons/{id}', { params: { id: codeId } }, { signal }),
  );
  const reload = () => setReads((before) => before + 1);
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  const code = loaded?.answer.ok ? loaded.answer.data.content : null;
  if (code === null || String(code.id) !== codeId)
    return <Unread title={words.codes} refusal={refusal} onRetry={reload} />;
  return <CodeView key={codeId} code={code} onChanged={reload} />;
}

function CodeView({ code, onChanged }: CodePartProps) {
  const may = useMay();
  return (
    <>
      <title>{deskWords.titled(code.code)}</title>
      <PageHead title={code.code} trail={<Link to="/codes">{words.codes}</Link>}>
        <CopyCode text={code.code} />
      </PageHead>
      <Columns
        work={
          <>
            <Panel name={words.figures} aside={<CodeStatus state={code.state} />}>
              <Facts facts={figuresOf(code)} />
            </Panel>
            <CodeUses code={code} />
          </>
        }
        aside={
          may('codes.change') ? (
            <>
              {/* Another version is another form. */}
              <ChangeCode key={code.version} code={code} onChanged={onChanged} />
              <EndCode code={code} onChanged={onChanged} />
            </>
          ) : (
            <Panel name={words.terms}>
              <Facts facts={factsOf(code)} />
            </Panel>
          )
        }
      />
    </>
  );
}

function figuresOf(code: DeskCode): readonly Fact[] {
  const { uses, claims, usesMax, batch, createdAt } = code;
  const count = (value: number) => formatCount(pageLanguage, value);
  return [
    { name: words.madeOn, value: formatMoment(createdAt) },
    ...(batch
      ? [
          {
            name: words.ofBatch,
            value: <Link to={`/codes/batches/${batch.id}`}>{words.batchNamed(batch.prefix)}</Link>,
          },
        ]
      : []),
    { name: words.uses, value: count(uses) },
    ...(claims > uses ? [{ name: words.underWay, value: count(claims - uses) }] : []),
    {
      name: words.leftOf,
      value: usesMax === null ? words.noLimit : words.madeOf(count(usesMax - claims), count(usesMax)),
    },
    discountFact(code),
  ];
}

function CopyCode({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }}
    >
      {isCopied ? words.copied : words.copyCode}
    </Button>
  );
}
