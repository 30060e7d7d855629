// What a merchant sets, a section at a time: each has an address of its own, so that what is typed in one is not left for
// another without being asked.
import { Link, useParams } from 'react-router';
import { settingSections } from '../../../domain/settings/sections.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { call } from '../../state/api/call.ts';
import { ViewNav } from '../list/view-nav.tsx';
import { PageHead } from '../parts/panel.tsx';
import { NoSuchPage } from '../shell/failure.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { LookSection } from './look-section.tsx';
import styles from './settings.module.css';
import { ShopSection } from './shop-section.tsx';

const parts = { shop: ShopSection, look: LookSection } as const;

export function SettingsPage() {
  const { section: named = 'shop' } = useParams();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/settings', {}, { signal }));
  const current = settingSections.find((section) => section === named);
  if (current === undefined) return <NoSuchPage />;
  if (!content) return <Unread title={words.settings} refusal={refusal} onRetry={reload} />;
  const first = content.sections.find(({ id }) => id === current);
  if (!first) return <NoSuchPage />;
  const Section = parts[current];
  return (
    <>
      <title>{deskWords.titled(words.settings)}</title>
      <PageHead title={words.settings} sub={words.settingsHint}>
        <a className={styles.link} href="/">
          {words.seeShop}
        </a>
      </PageHead>
      <ViewNav name={words.settings}>
        {settingSections.map((section) => (
          <Link
            key={section}
            to={section === 'shop' ? '/settings' : `/settings/${section}`}
            aria-current={section === current ? 'page' : undefined}
          >
            {words.sectionNames[section]}
          </Link>
        ))}
      </ViewNav>
      <Section key={current} first={first} environment={content.environment} onSaved={reload} />
    </>
  );
}
