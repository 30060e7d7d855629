// A choice of what is listed is always a link to the page that shows it; a list that changes in place hears of it instead.
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ReviewQuery, reviewSearch } from '../../../domain/review/review-query.ts';

export type ListPlace = '' | '#list';

export interface Choosing {
  /** What is chosen, or is about to be. */
  readonly choice: ReviewQuery;
  /** The page of all reviews. */
  readonly path: string;
  /** `place` is where the list begins, for a step that leads back to its top. Nothing happens where nothing differs. */
  readonly choose: (next: ReviewQuery, place?: ListPlace) => void;
}

interface ChoiceLinkProps {
  choosing: Choosing;
  next: ReviewQuery;
  className?: string | undefined;
  isChosen?: boolean | undefined;
  place?: ListPlace | undefined;
  children: ReactNode;
}

export function ChoiceLink({ choosing, next, className, isChosen, place = '', children }: ChoiceLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choosing.choose(next, place);
  };
  return (
    <Link
      className={className}
      to={`${choosing.path}${reviewSearch(next)}${place}`}
      aria-current={isChosen || undefined}
      onClick={press}
    >
      {children}
    </Link>
  );
}
