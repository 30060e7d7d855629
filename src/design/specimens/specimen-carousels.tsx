import { Carousel } from '../carousel/carousel.tsx';
import { Dress, dyes } from './specimen-drawn.tsx';
import styles from './specimen-sheet.module.css';
import { Cell, Row } from './specimen-sheet.tsx';

const dresses = dyes.flatMap(({ name, colour }) => [
  { key: `${name}-slip`, name: `${name} slip`, colour },
  { key: `${name}-gown`, name: `${name} gown`, colour },
]);

function tiles(count: number) {
  return dresses.slice(0, count).map(({ key, name, colour }) => (
    <a key={key} className={styles.tile} href="#main">
      <Dress colour={colour} />
      <span className={styles.tileName}>{name}</span>
    </a>
  ));
}

/** Region names are shared by the whole page, so each sheet adds its own. */
export function CarouselSpecimens({ sheet }: { sheet: string }) {
  return (
    <Row name="Carousel" about="Native scroll with snap; the arrows turn whole pages." room="whole">
      <Cell caption="Standard, fourteen tiles, may start over">
        <Carousel heading="Goes with it" label={`Goes with it, ${sheet}`} startOver>
          {tiles(14)}
        </Carousel>
      </Cell>
      <Cell caption="Few">
        <Carousel heading="Complete the look" label={`Complete the look, ${sheet}`} kind="few">
          {tiles(8)}
        </Carousel>
      </Cell>
      <Cell caption="Two fixed tiles: nothing to page, so no arrows">
        <Carousel heading="Seen lately" label={`Seen lately, ${sheet}`} tiles={5}>
          {tiles(2)}
        </Carousel>
      </Cell>
    </Row>
  );
}
