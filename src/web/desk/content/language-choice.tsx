// In which language one writes, with how much is missing in each.
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import styles from './content.module.css';

interface LanguageChoiceProps {
  name: string;
  missingIn: (language: Language) => readonly string[];
  language: Language;
  onChoose: (language: Language) => void;
}

export function LanguageChoice({ name, missingIn, language, onChoose }: LanguageChoiceProps) {
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that show one of several, not fields */}
      <div className={styles.languages} role="group" aria-label={name}>
        {languages.map((one) => {
          const missing = missingIn(one).length;
          return (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => onChoose(one)}>
              {words.inLanguages[one]}{' '}
              <span data-missing={missing > 0 || undefined}>
                {missing === 0 ? words.whole : words.missingCount(missing)}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
