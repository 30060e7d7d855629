import { type HeadingType, typeStacks } from '../../../domain/settings/heading-type.ts';
import type { Colors } from '../../../domain/settings/look.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { Small } from '../parts/panel.tsx';
import styles from './settings.module.css';

interface SampleLook {
  colors: Colors;
  type: HeadingType;
}

/** A piece of the shop as it is, and as it would be. The numbers beside it say the same. */
export function LookSample({ before, after }: { before: SampleLook; after: SampleLook }) {
  return (
    <div aria-hidden="true">
      <Small>{words.nowAndThen}</Small>
      <div className={styles.samples}>
        <Sample {...before} />
        <Sample {...after} />
      </div>
    </div>
  );
}

function Sample({ colors: { ground, ink, tint, edge, red }, type }: SampleLook) {
  const { name, price, was, act } = words.sample;
  return (
    <div style={{ background: ground, color: ink }}>
      <b style={{ fontFamily: typeStacks[type] }}>{name}</b>
      <span>
        <strong style={{ color: red }}>{price}</strong> <s>{was}</s>
      </span>
      <span style={{ background: tint, border: `1px solid ${edge}` }} data-quiet />
      <span style={{ background: ink, color: ground }} data-act>
        {act}
      </span>
    </div>
  );
}
