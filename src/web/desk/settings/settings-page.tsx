// What a merchant sets, a section at a time: each has an address of its own, so that what is typed in one is not left for
// another without being asked.
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { type SettingSection, settingSections } from '../../../domain/settings/sections.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { nameShop } from '../../../words/shop-name.ts';
import { call } from '../../state/api/call.ts';
import { ViewNav } from '../list/view-nav.tsx';
import { PageHead } from '../parts/panel.tsx';
import { NoSuchPage } from '../shell/failure.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { DeliverySection } from './delivery-section.tsx';
import { LookSection } from './look-section.tsx';
import { OpeningSection } from './opening-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { SenderSection } from './sender-section.tsx';
import styles from './settings.module.css';
import { ShopSection } from './shop-section.tsx';

const parts = {
  shop: ShopSection,
  look: LookSection,
  delivery: DeliverySection,
  returns: ReturnsSection,
  sender: SenderSection,
} as const;
const tabs = [...settingSections, 'opening'] as const;

export function SettingsPage() {
  const { section: named = 'shop' } = useParams();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/settings', {}, { signal }));
  const name = content?.sections.find(({ id }) => id === 'shop')?.values.name;
  // The document was told the name as it was when it was made.
  useEffect(() => {
    if (name !== undefined) nameShop(name);
  }, [name]);
  const current = tabs.find((tab) => tab === named);
  if (current === undefined) return <NoSuchPage />;
  if (!content) return <Unread title={words.settings} refusal={refusal} onRetry={reload} />;
  return (
    <>
      <title>{deskWords.titled(words.settings)}</title>
      <PageHead title={words.settings} sub={words.settingsHint}>
        <a className={styles.link} href="/">
          {words.seeShop}
        </a>
      </PageHead>
      <ViewNav name={words.settings}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={tab === 'shop' ? '/settings' : `/settings/${tab}`}
            aria-current={tab === current ? 'page' : undefined}
          >
            {words.sectionNames[tab]}
          </Link>
        ))}
      </ViewNav>
      {current === 'opening' ? (
        <OpeningSection environment={content.environment} />
      ) : (
        <Section key={current} id={current} content={content} onSaved={reload} />
      )}
    </>
  );
}

interface SectionProps {
  id: SettingSection;
  content: CallAnswer<'GET /api/admin/settings'>['content'];
  onSaved: () => void;
}

function Section({ id, content: { sections, environment, countries }, onSaved }: SectionProps) {
  const first = sections.find((section) => section.id === id);
  if (!first) return <NoSuchPage />;
  const Part = parts[id];
  return <Part first={first} environment={environment} countries={countries} onSaved={onSaved} />;
}
