// What content is made of, side by side: pages of blocks, and the line above all pages.
import { Link, useLocation } from 'react-router';
import { words } from '../../../words/desk-content/words.ts';
import { words as navigationWords } from '../../../words/desk-navigation/words.ts';
import { ViewNav } from '../list/view-nav.tsx';

export const landingsPath = '/content/landing';
const noticesPath = '/content/notices';
const navigationPath = '/content/navigation';

export function ContentTabs() {
  const { pathname } = useLocation();
  const tabs = [
    { path: '/content', name: words.homePage },
    { path: landingsPath, name: words.landingPages },
    { path: navigationPath, name: navigationWords.navigation },
    { path: noticesPath, name: words.notices },
  ];
  const here = tabs.findLast(({ path }) => pathname.startsWith(path));
  return (
    <ViewNav name={words.content}>
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={tab === here ? 'page' : undefined}>
          {tab.name}
        </Link>
      ))}
    </ViewNav>
  );
}
