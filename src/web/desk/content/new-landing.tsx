// A landing page begins with a title, a sentence and an address.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WirePageAbout } from '../../../contract/content/content-desk.ts';
import { emptyPageText, landingPath, mostSlugLetters } from '../../../domain/content/landing-page.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { landingsPath } from './content-tabs.tsx';

interface Draft {
  readonly texts: WirePageAbout['texts'];
  /** Null until somebody types one: it follows the title. */
  readonly slug: string | null;
}

const emptyDraft: Draft = {
  texts: Object.fromEntries(languages.map((language) => [language, emptyPageText])) as WirePageAbout['texts'],
  slug: null,
};

export function NewLanding() {
  const navigate = useNavigate();
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, , release] = useDraft('new landing', emptyDraft);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { texts } = draft;
  const title = texts[languages[0]].title;
  const slug = draft.slug ?? (title.trim() === '' ? '' : slugOf(title, '').slice(0, mostSlugLetters));
  const change = (part: Partial<Draft>) => {
    setProblems({});
    setDraft({ ...draft, ...part });
  };
  const make = () =>
    void send(
      () =>
        call('POST /api/admin/content/pages', {
          body: { page: slug, about: { texts, from: null, until: null } },
        }),
      () => {
        release();
        void navigate(`${landingsPath}/${slug}`);
        return undefined;
      },
      ({ problem }) => setProblems(problemsOf(problem)),
    );
  return (
    <Panel name={words.newLanding}>
      <Form onSubmit={make}>
        <AboutFields
          texts={texts}
          onChange={(next) => change({ texts: next })}
          why={(path) => problems[path]}
        />
        <TextField
          label={words.address}
          hint={words.addressHint(landingPath(slug))}
          why={problems.slug}
          maxLength={mostSlugLetters}
          value={slug}
          onChange={(next) => change({ slug: next })}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {words.makeLanding}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
