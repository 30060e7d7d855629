// Somebody else was quicker: what both changed stands side by side, and nothing is lost either way.
import { conflictsOf, type ProductForm, textAt } from '../../../domain/desk/product/product-form.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';
import styles from './product.module.css';

interface ChangedNoticeProps {
  base: ProductForm;
  ours: ProductForm;
  theirs: ProductForm;
  onTake: () => void;
  onKeep: () => void;
}

export function ChangedNotice({ base, ours, theirs, onTake, onKeep }: ChangedNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Flash tone="error">
        <p>{words.changedBy}</p>
        {conflictsOf(base, ours, theirs).map((path) => (
          <div key={path} className={styles.compare}>
            <p>
              <span>{words.theirs}</span>
              {textAt(theirs, path)}
            </p>
            <p>
              <span>{words.yours}</span>
              {textAt(ours, path)}
            </p>
          </div>
        ))}
        <Acts>
          <Button onClick={onTake}>{words.takeTheirs}</Button>
          <Button onClick={onKeep}>{words.keepMine}</Button>
        </Acts>
      </Flash>
    </div>
  );
}
