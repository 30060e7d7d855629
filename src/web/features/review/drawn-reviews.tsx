// The reviews of a product, below it.
import page from '../../../design/text/page.module.css';
import { DrawnPart, drawing } from '../../parts/late/drawn-part.tsx';
import type { ReviewsSectionProps } from './reviews-section.tsx';

const section = drawing(() => import('./reviews-section.tsx'));

export function DrawnReviews(props: ReviewsSectionProps) {
  return <DrawnPart part={section} props={props} id="reviews" className={page.section} nearBy="600px 0px" />;
}
