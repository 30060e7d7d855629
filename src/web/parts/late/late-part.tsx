// A part whose code comes after the page. It is asked for twice; when it cannot come, the rest of the page stays.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/layout/words.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A line that was lost for a moment is often back by then. */
const pauseMs = 1_000;
/** The page that the server drew; there is none on the server. */
const firstPath = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * Where the code cannot come, `instead` stands in its place. Without it, what the server drew stays as it is and works as
 * it does without scripts; on a page that the server did not draw, a quiet word says what is missing.
 */
export function latePart<P>(load: Load<P>, instead?: ComponentType): LazyExoticComponent<ComponentType<P>> {
  const missing = (): ReturnType<Load<P>> =>
    instead || location.pathname !== firstPath
      ? Promise.resolve({ default: (instead ?? DidNotLoad) as ComponentType<P> })
      : new Promise(() => {});
  return lazy(() =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return load().catch(missing);
    }),
  );
}

/** For a part that is not missed. */
export const Nothing = () => <></>;

function DidNotLoad() {
  return (
    <p role="status" className={text.soft}>
      {words.partDidNotLoad}
    </p>
  );
}
