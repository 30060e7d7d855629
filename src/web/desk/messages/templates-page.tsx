import type { SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-messages/words.ts';
import { call } from '../../state/api/call.ts';
import { Select } from '../parts/field.tsx';
import { Blank, PageHead, Panel } from '../parts/panel.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import styles from './messages.module.css';

type Template = CallAnswer<'GET /api/admin/templates'>['content'][number];

/** Which one is looked at is a parameter, so that a letter is a link. */
export function TemplatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/templates', {}, { signal }));
  if (!content) return <Unread title={words.templates} refusal={refusal} onRetry={reload} />;
  const shown = content.find(({ name }) => name === parameters.get('name')) ?? content[0];
  if (!shown) return null;
  return (
    <>
      <title>{deskWords.titled(words.templates)}</title>
      <PageHead
        title={words.templates}
        trail={<Link to="/messages">{words.messages}</Link>}
        sub={words.templatesHint}
      />
      <div className={styles.choice}>
        <Select
          label={words.template}
          value={shown.name}
          options={content.map(({ name }) => ({ value: name, text: words.templateNames[name] }))}
          onChange={(name) => setParameters({ name }, { replace: true })}
        />
      </div>
      <Letters template={shown} />
    </>
  );
}

function Letters({ template: { name, channel, previews } }: { template: Template }) {
  const title = words.templateNames[name];
  if (previews.length === 0) return <Blank title={words.notUsedYet}>{words.notUsedYetWhy}</Blank>;
  return (
    <div className={styles.letters}>
      {previews.map(({ language, subject, text }) => (
        <Panel key={language} name={words.languageNames[language]}>
          <div className={styles.letter} lang={language}>
            {subject !== '' && <p>{subject}</p>}
            {channel === 'sms' ? (
              <div className={styles.text}>{text}</div>
            ) : (
              <iframe
                className={styles.frame}
                title={words.previewOf(title, words.languageNames[language])}
                sandbox="allow-same-origin"
                src={`/api/admin/templates/${name}/${language}`}
                onLoad={fitToLetter}
              />
            )}
          </div>
        </Panel>
      ))}
    </div>
  );
}

/** Nothing runs in the frame: its height is told by the page around it. */
function fitToLetter({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const letter = frame.contentDocument?.documentElement;
  if (letter) frame.style.height = `${letter.scrollHeight}px`;
}
