// What is below a product, and where to look on. The server draws its links, and of the rest the room: nothing else of it
// is made until somebody comes near.
import page from '../../../../design/text/page.module.css';
import { lazyOffset } from '../../../../domain/product/scrolling.ts';
import { DrawnPart, drawing } from '../../../parts/late/drawn-part.tsx';
import type { LookOnProps } from '../lower-page/look-on.tsx';
import type { LowerPageProps } from '../lower-page/lower-page.tsx';

const shelves = drawing(() => import('../lower-page/lower-page.tsx'));
const further = drawing(() => import('../lower-page/look-on.tsx'));
const within = { className: page.section, nearBy: `${lazyOffset}px 0px` };

export function DrawnLowerPage(props: LowerPageProps) {
  return <DrawnPart part={shelves} props={props} id="look" {...within} waits />;
}

export function DrawnLookOn(props: LookOnProps) {
  return <DrawnPart part={further} props={props} {...within} />;
}
