// The blocks of a page in their order: dragged by their grip, or lifted, moved and set down by keys.
import { useState } from 'react';
import { Link } from 'react-router';
import type { WireContentPage, WireDraftBlock } from '../../../contract/content/content-desk.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { blockKinds, namedIn } from '../../../domain/content/blocks.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { ButtonLink } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { GripIcon } from '../parts/grip-icon.tsx';
import { Blank, Panel } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useLift } from '../parts/use-lift.ts';
import { useChange } from '../session/use-change.ts';
import styles from './content.module.css';
import { blockOf, nameOfBlock } from './wire-block.ts';

interface BlockListProps {
  page: WireContentPage;
  /** The block that is looked at. */
  shownId: number | null;
  isFixed: boolean;
  onPage: (page: WireContentPage) => void;
}

export function BlockList({ page, shownId, isFixed, onPage }: BlockListProps) {
  const { send, news } = useChange();
  const [order, setOrder] = useState<readonly WireDraftBlock[] | null>(null);
  const blocks = order ?? page.blocks;
  const count = blocks.length;
  const nameAt = (at: number) => {
    const one = blocks[at];
    return one ? nameOfBlock(one.block) : '';
  };
  const sayPlace = (at: number) => {
    const moved = words.movedTo(nameAt(at), at + 1, count);
    if (at === 0) return count === 1 ? moved : words.above(moved, nameAt(1));
    return at === count - 1
      ? words.below(moved, nameAt(at - 1))
      : words.between(moved, nameAt(at - 1), nameAt(at + 1));
  };
  const { liftedAt, status, gripOf } = useLift(
    {
      count,
      onMove: (from, to) => setOrder((before) => movedIn(before ?? page.blocks, from, to)),
      onPutDown: (_, to) => {
        const moved = blocks[to];
        if (!moved) return;
        const params = { id: String(moved.blockId) };
        const body = { after: blocks[to - 1]?.blockId ?? null };
        const show = (next: WireContentPage) => {
          setOrder(null);
          onPage(next);
        };
        void send(
          () => call('POST /api/admin/content/blocks/{id}/move', { params, body }),
          ({ content }) => {
            show(content);
            return undefined;
          },
          () => setOrder(null),
        );
      },
    },
    {
      lifted: (at) => words.lifted(nameAt(at), at + 1, count),
      movedTo: sayPlace,
      putDown: (at) => words.putDown(words.movedTo(nameAt(at), at + 1, count)),
      putBack: (at) => words.putBack(nameAt(at), at + 1),
    },
  );
  const urls = new Map(page.pictures.map(({ path, url }) => [path, url]));
  return (
    <Panel name={words.blocks} aside={isFixed ? undefined : words.keysHint}>
      {count === 0 && (
        <Blank
          title={words.nothingInWindow}
          acts={!isFixed && <ButtonLink to="?new=window">{words.addWindow}</ButtonLink>}
        >
          {words.beginHint}
        </Blank>
      )}
      <ol className={styles.blocks}>
        {blocks.map((one, index) => (
          <li
            key={one.blockId}
            data-place={index}
            data-lifted={liftedAt === index || undefined}
            aria-current={one.blockId === shownId || undefined}
          >
            {isFixed ? (
              <span />
            ) : (
              <button
                type="button"
                {...gripOf(index)}
                className={styles.grip}
                aria-label={words.move(nameOfBlock(one.block))}
              >
                <GripIcon />
              </button>
            )}
            <Thumb block={one} urls={urls} />
            <div>
              <p className={styles.name}>
                <Link to={`?block=${one.blockId}`} preventScrollReset>
                  {nameOfBlock(one.block)}
                </Link>
              </p>
              <p className={styles.soft}>{factsOf(one)}</p>
            </div>
            <BlockStatus one={one} />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <NewsPlace news={news} />
      {!isFixed && (
        <p className={styles.adds}>
          {blockKinds.map((kind) => (
            <Link key={kind} className={styles.add} to={`?new=${kind}`} preventScrollReset>
              {words.addBlock(words.kinds[kind])}
            </Link>
          ))}
        </p>
      )}
    </Panel>
  );
}

function movedIn(blocks: readonly WireDraftBlock[], from: number, to: number): readonly WireDraftBlock[] {
  const moved = blocks[from];
  return moved ? blocks.toSpliced(from, 1).toSpliced(to, 0, moved) : blocks;
}

function factsOf({ block, shelf }: WireDraftBlock): string {
  return shelf ? words.shelfFacts(shelf.pieces, shelf.forSale) : words.kindHints[block.kind];
}

function Thumb({ block: { block }, urls }: { block: WireDraftBlock; urls: ReadonlyMap<string, string> }) {
  const [first] = namedIn(blockOf(block)).pictures;
  const url = first && urls.get(first.name);
  if (!url)
    return (
      <span className={styles.letter} aria-hidden="true">
        {words.kinds[block.kind].slice(0, 1)}
      </span>
    );
  return (
    <span className={styles.thumb}>
      <Picture {...pictureSources(url, 'thumb')} sizes="64px" ratio="square" alt="" />
    </span>
  );
}

function BlockStatus({ one: { block, state, shelf } }: { one: WireDraftBlock }) {
  const now = deviceNow();
  const at = (moment: string) => formatMomentAt(pageLanguage, moment, now);
  const { from, until } = blockOf(block);
  const when =
    until !== null && until <= now ? (
      <Status shape="off">{words.isOver}</Status>
    ) : from !== null && from > now ? (
      <Status shape="late">{words.fromMoment(at(block.from ?? ''))}</Status>
    ) : until !== null ? (
      <Status shape="part">{words.untilMoment(at(block.until ?? ''))}</Status>
    ) : (
      <Status shape="done">{words.always}</Status>
    );
  return (
    <div className={styles.states}>
      {shelf?.isHidden ? <Status shape="trouble">{words.hidden(shelf.forSale)}</Status> : when}
      {!shelf?.isHidden && shelf && shelf.forSale < shelf.pieces && (
        <Status shape="trouble">{words.soldOut(shelf.pieces - shelf.forSale)}</Status>
      )}
      {state !== 'same' && (
        <Status shape="open">{state === 'new' ? words.newMark : words.changedMark}</Status>
      )}
    </div>
  );
}
