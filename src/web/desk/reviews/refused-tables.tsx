import { Link } from 'react-router';
import { words } from '../../../words/desk-reviews/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDecimal } from '../../../words/text/format-count.ts';
import { Flash } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './integrity.module.css';
import type { Integrity } from './signs.ts';

type Refusals = Integrity['refusals'];

export function RefusedByStars({ refusals }: { refusals: Refusals }) {
  const title = words.starColumns;
  const rows = [
    ...refusals.stars.map((row) => ({ name: words.withStars(row.stars), row })),
    { name: words.groups.low, row: refusals.low },
    { name: words.groups.high, row: refusals.high },
    { name: words.groups.all, row: refusals.all },
  ];
  return (
    <div className={styles.figures}>
      <Flash tone={refusals.verdict === 'low_more' ? 'error' : 'news'}>
        {words.verdicts[refusals.verdict]}
      </Flash>
      <Table
        name={words.refusedByStars}
        head={
          <>
            <Head>{title.stars}</Head>
            <Head isNumber>{title.decided}</Head>
            <Head isNumber>{title.refused}</Head>
            <Head isNumber>{title.share}</Head>
          </>
        }
      >
        {rows.map(({ name, row }) => (
          <tr key={name}>
            <Cell>{name}</Cell>
            <Cell isNumber>{row.decided}</Cell>
            <Cell isNumber>{row.refused}</Cell>
            <Cell isNumber>{sayShare(row.percent)}</Cell>
          </tr>
        ))}
      </Table>
      <Soft>{words.rangeMeaning}</Soft>
      {refusals.withoutStars > 0 && <Soft>{words.withoutStars(refusals.withoutStars)}</Soft>}
    </div>
  );
}

function sayShare(percent: Refusals['all']['percent']): string {
  if (!percent) return words.tooFew;
  const say = (value: number) => formatDecimal(pageLanguage, value, value < 10 ? 1 : 0);
  return words.percentRange(say(percent.share), say(percent.from), say(percent.to));
}

export function RefusedByPerson({ people }: Pick<Refusals, 'people'>) {
  const title = words.personColumns;
  if (people.length === 0) return <Soft>{words.nobodyDecided}</Soft>;
  return (
    <Table
      name={words.refusedByPerson}
      head={
        <>
          <Head>{title.name}</Head>
          <Head isNumber>{title.decided}</Head>
          <Head isNumber>{title.refused}</Head>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Head key={stars} isNumber>
              <abbr title={words.withStars(stars)}>{stars}★</abbr>
            </Head>
          ))}
          <Head isNumber>{title.takenDown}</Head>
        </>
      }
    >
      {people.map(({ actorId, name, decided, refused, refusedByStars, takenDown }) => (
        <tr key={actorId ?? name}>
          <Cell>
            <Main>
              {actorId === null ? (
                name
              ) : (
                <Link to={`/reviews/refusals?${new URLSearchParams({ person: actorId })}`}>{name}</Link>
              )}
            </Main>
          </Cell>
          <Cell isNumber>{decided}</Cell>
          <Cell isNumber>{refused}</Cell>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Cell key={stars} isNumber>
              {refusedByStars[stars - 1]}
            </Cell>
          ))}
          <Cell isNumber>{takenDown}</Cell>
        </tr>
      ))}
    </Table>
  );
}
