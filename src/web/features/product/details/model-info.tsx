import { Picture } from '../../../../design/picture/picture.tsx';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ModelInfo as Model } from '../../../../domain/product/product.ts';
import type { LengthUnit } from '../../../../domain/size-chart/size-chart.ts';
import { words } from '../../../../words/product/words.ts';
import styles from './product-texts.module.css';

export function ModelInfo({ models, unit }: { models: readonly Model[]; unit: LengthUnit }) {
  return models.map((model) => (
    <div key={model.nameDisplay} className={styles.model}>
      {model.imagePath && (
        <Picture
          {...pictureSources(model.imagePath, 'thumb')}
          sizes="72px"
          alt={words.modelInSize(model.nameDisplay, model.sizeWorn)}
        />
      )}
      <dl className={styles.spec}>
        {lines(model, unit).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

function lines(
  { nameDisplay, height, bust, waist, hip, sizeWorn }: Model,
  unit: LengthUnit,
): readonly [string, string][] {
  return [
    [words.modelName, nameDisplay],
    [words.modelHeight, words.length(unit, height)],
    [words.modelBust, words.length(unit, bust)],
    [words.modelWaist, words.length(unit, waist)],
    [words.modelHip, words.length(unit, hip)],
    [words.modelWears, words.sizeNamed(sizeWorn)],
  ];
}
