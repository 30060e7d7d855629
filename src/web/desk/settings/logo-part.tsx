import { useRef } from 'react';
import { logoHeight, logoPath, logoWidth, readLogo } from '../../../domain/settings/logo.ts';
import { words } from '../../../words/desk-logo/words.ts';
import { words as settingWords } from '../../../words/desk-settings/words.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Small } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { sendBody } from '../product/send-upload.ts';
import { useChange } from '../session/use-change.ts';
import styles from './settings.module.css';
import type { SectionState } from './use-section.ts';

interface Taken {
  readonly content: { readonly logo: string };
}

/** What stands over the door: the name set in type, or a picture that was brought. It is worn once it is saved. */
export function LogoPart({ state }: { state: SectionState }) {
  const { form, problems, change } = state;
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, news } = useChange();
  const hasLogo = (form.logo ?? '') !== '';
  const bring = (file: File) => {
    const body = new FormData();
    body.set('logo', file);
    void send(
      () => sendBody<Taken>('/api/admin/settings/logo', body, new AbortController().signal),
      ({ content: { logo } }) => {
        change('logo', logo);
        return undefined;
      },
    );
  };
  return (
    <>
      <Mark form={form} label={settingWords.onPaper} />
      <Mark form={form} label={settingWords.onInk} isOnInk />
      <Acts>
        <Button isBusy={isBusy} onClick={() => input.current?.click()}>
          {hasLogo ? words.otherLogo : words.chooseLogo}
        </Button>
        {hasLogo && <Button onClick={() => change('logo', '')}>{words.useName}</Button>}
      </Acts>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.chooseLogo}
        accept="image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) bring(file);
          // The same file may be chosen again once it was put right.
          target.value = '';
        }}
      />
      <div role="status">{isBusy && <Status shape="part">{words.taking}</Status>}</div>
      {problems.logo && <Small>{problems.logo}</Small>}
      <NewsPlace news={news} />
      <Small>{hasLogo ? words.logoHint : `${settingWords.typeHint} ${words.logoHint}`}</Small>
    </>
  );
}

interface MarkProps {
  form: SectionState['form'];
  label: string;
  isOnInk?: boolean;
}

function Mark({ form, label, isOnInk = false }: MarkProps) {
  const logo = readLogo(form.logo ?? '');
  return (
    <div className={styles.mark} data-on={isOnInk ? 'ink' : undefined} role="img" aria-label={label}>
      {logo ? <img src={logoPath(logo)} alt="" width={logoWidth(logo)} height={logoHeight} /> : form.name}
    </div>
  );
}
