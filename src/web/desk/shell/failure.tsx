import { Link } from 'react-router';
import { words } from '../../../words/desk/words.ts';
import { Button } from '../parts/button.tsx';
import { Blank } from '../parts/panel.tsx';

export function NoSuchPage() {
  return (
    <>
      <title>{words.titled(words.desk)}</title>
      <Blank isPage title={words.notHere} acts={<Link to="/orders">{words.toOrders}</Link>}>
        {words.notHereWhy}
      </Blank>
    </>
  );
}

/** Instead of a page that broke, so that the others can still be reached. */
export function BrokenPage() {
  return (
    <Blank
      isPage
      title={words.brokenPage}
      acts={<Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>}
    >
      {words.brokenPageWhy}
    </Blank>
  );
}
