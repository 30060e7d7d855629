// The two kinds of pages that are made of blocks, side by side.
import { Link, useLocation } from 'react-router';
import { words } from '../../../words/desk-content/words.ts';
import { ViewNav } from '../list/view-nav.tsx';

export const landingsPath = '/content/landing';

export function ContentTabs() {
  const isLanding = useLocation().pathname.startsWith(landingsPath);
  return (
    <ViewNav name={words.pagesOfBlocks}>
      <Link to="/content" aria-current={isLanding ? undefined : 'page'}>
        {words.homePage}
      </Link>
      <Link to={landingsPath} aria-current={isLanding ? 'page' : undefined}>
        {words.landingPages}
      </Link>
    </ViewNav>
  );
}
