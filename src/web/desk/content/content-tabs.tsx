// What content is made of, side by side: pages of blocks, and the line above all pages.
import { Link, useLocation } from 'react-router';
import { words } from '../../../words/desk-content/words.ts';
import { ViewNav } from '../list/view-nav.tsx';

export const landingsPath = '/content/landing';
const noticesPath = '/content/notices';

export function ContentTabs() {
  const { pathname } = useLocation();
  const tabs = [
    { path: '/content', name: words.homePage },
    { path: landingsPath, name: words.landingPages },
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
