// What comes and leaves by itself, and what was in the shop before.
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { LinkButton } from '../parts/button.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import styles from './content.module.css';
import { nameOfBlock, nameOfPage } from './wire-block.ts';

export function PlannedPanel({ page }: { page: WireContentPage }) {
  const now = deviceNow();
  const spans = [
    ...(page.landing ? [{ key: page.page, name: nameOfPage(page), span: page.landing.about }] : []),
    ...page.blocks.map(({ blockId, block }) => ({
      key: String(blockId),
      name: nameOfBlock(block),
      span: block,
    })),
  ];
  const planned = spans
    .flatMap(({ key, name, span }) => [
      { key: `${key} from`, at: span.from, text: words.comes(name) },
      { key: `${key} until`, at: span.until, text: words.leaves(name) },
    ])
    .flatMap(({ at, ...one }) => (at !== null && Date.parse(at) > now ? { at, ...one } : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Panel name={words.planned}>
      {planned.length === 0 && <Soft>{words.nothingPlanned}</Soft>}
      <ol className={styles.plan}>
        {planned.map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at}>{formatMomentAt(pageLanguage, at, now)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface VersionsPanelProps {
  page: WireContentPage;
  isFixed: boolean;
  isBusy: boolean;
  onRestore: (number: number) => void;
}

export function VersionsPanel({ page, isFixed, isBusy, onRestore }: VersionsPanelProps) {
  return (
    <Panel name={words.versions}>
      <ol className={styles.plan}>
        {page.versions.map(({ number, at, by }, place) => (
          <li key={number}>
            <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
            <span>
              {words.versionBy(number, by)}{' '}
              {place === 0 && page.landing?.state !== 'taken_down' ? (
                <small>{words.live}</small>
              ) : (
                !isFixed && (
                  <LinkButton
                    aria-label={words.restoreOf(number)}
                    aria-disabled={isBusy || undefined}
                    onClick={() => onRestore(number)}
                  >
                    {words.restore}
                  </LinkButton>
                )
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
