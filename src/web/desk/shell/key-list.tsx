import { words } from '../../../words/desk/words.ts';
import { Button, Kbd } from '../parts/button.tsx';
import { useMe } from '../session/me.ts';
import { deskSections } from './desk-pages.ts';
import { DeskDialog } from './dialog.tsx';
import styles from './palette.module.css';
import { paletteKey } from './side.tsx';

export function KeyList({ onClose }: { onClose: () => void }) {
  const { verbs } = useMe();
  const help = words.keyHelp;
  const rows: readonly (readonly [keys: string, does: string])[] = [
    [paletteKey(), help.palette],
    ...deskSections(verbs)
      .flatMap(({ pages }) => pages)
      .map(({ letter, name }) => [`G ${letter.toUpperCase()}`, name] as const),
    ['J K', help.rows],
    ['X', help.select],
    [words.keyNames.selectTo, help.selectTo],
    [words.keyNames.enter, help.open],
    ['/', help.find],
    ['F', help.filter],
    ...(verbs.includes('reviews.moderate')
      ? ([
          ['P', help.publish],
          ['A', help.answer],
          ['R', help.refuse],
        ] as const)
      : []),
    [words.keyNames.escape, help.clear],
    ['?', help.keys],
  ];
  return (
    <DeskDialog label={words.keys} onClose={onClose}>
      <div className={styles.keys}>
        <h2>{words.keys}</h2>
        <dl>
          {rows.flatMap(([keys, does]) => [
            <dt key={keys}>
              <Kbd>{keys}</Kbd>
            </dt>,
            <dd key={`${keys} does`}>{does}</dd>,
          ])}
        </dl>
        <div>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </div>
    </DeskDialog>
  );
}
