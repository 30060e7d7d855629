import { Picture } from '../../../../design/picture/picture.tsx';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ModelInfo as Model } from '../../../../domain/product/product.ts';
import styles from './product-texts.module.css';

export function ModelInfo({ models }: { models: readonly Model[] }) {
  return models.map((model) => (
    <div key={model.nameDisplay} className={styles.model}>
      {model.imagePath && (
        <Picture
          {...pictureSources(model.imagePath, 'thumb')}
          sizes="72px"
          alt={`${model.nameDisplay}, wearing size ${model.sizeWorn}`}
        />
      )}
      <dl className={styles.spec}>
        {lines(model).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

function lines({ nameDisplay, height, bust, waist, hip, sizeWorn }: Model): readonly [string, string][] {
  return [
    ['Name', nameDisplay],
    ['Height', height],
    ['Bust', bust],
    ['Waist', waist],
    ['Hip', hip],
    ['Wears', `Size ${sizeWorn}`],
  ];
}
