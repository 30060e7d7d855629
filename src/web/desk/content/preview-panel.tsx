// The draft as a shopper would see it at a moment: in a language, a style, and as wide as a phone.
import { useState } from 'react';
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { fieldOf } from '../deals/span.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './content.module.css';

const previewMinutes = 60;
const phone = 'popup,width=390,height=844';

export function PreviewPanel({ page }: { page: WireContentPage['page'] }) {
  const { send, isBusy, news } = useChange();
  const [at, setAt] = useState(fieldOf(deviceNow()));
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [style, setStyle] = useState<'one' | 'two'>('one');
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [link, setLink] = useState<string | null>(null);
  const make = () =>
    void send(
      async () => {
        const made = await call('POST /api/admin/content/pages/{page}/preview', {
          params: { page },
          body: { at: new Date(at).toISOString(), language },
        });
        if (!made.ok) return made;
        const { url } = made.data.content;
        // The style of whoever opens it is a flag of theirs for an hour, as on the page of flags.
        const styled = await call('POST /api/admin/flag-previews', {
          body: { flags: { second_style: style === 'two' }, path: '/', minutes: previewMinutes },
        });
        return styled.ok
          ? { ok: true as const, data: `${url}${new URL(styled.data.content.url).search}` }
          : styled;
      },
      (url) => {
        setLink(url);
        return undefined;
      },
    );
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setLink(null);
      set(value);
    };
  return (
    <Panel name={words.preview}>
      <Small>{words.previewHint}</Small>
      <div className={styles.below}>
        <Form isTwo onSubmit={make}>
          <TextField
            label={words.asOn}
            type="datetime-local"
            value={at}
            isRequired
            onChange={changed(setAt)}
          />
          <Select
            label={words.asIn}
            value={language}
            onChange={changed(setLanguage)}
            options={languages.map((value) => ({ value, text: words.inLanguages[value] }))}
          />
          <Select
            label={words.inStyle}
            value={style}
            onChange={changed(setStyle)}
            options={[
              { value: 'one', text: words.styles.one },
              { value: 'two', text: words.styles.two },
            ]}
          />
          <Select
            label={words.asWide}
            value={width}
            onChange={changed(setWidth)}
            options={[
              { value: 'desktop', text: words.widths.desktop },
              { value: 'phone', text: words.widths.phone },
            ]}
          />
          <Acts>
            <Button type="submit" isBusy={isBusy}>
              {words.previewLink}
            </Button>
          </Acts>
        </Form>
      </div>
      <NewsPlace news={news} />
      {link !== null && (
        <p className={styles.link}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (width === 'desktop') return;
              event.preventDefault();
              window.open(link, '_blank', phone);
            }}
          >
            {words.openPreview}
          </a>{' '}
          <code>{link}</code>
        </p>
      )}
    </Panel>
  );
}
