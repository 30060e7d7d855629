// Links in their order: each with its name in the language that is looked at, and where it leads.
import type { WireNavigationState } from '../../../contract/content/navigation-desk.ts';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-navigation/words.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { GripIcon } from '../parts/grip-icon.tsx';
import { Acts } from '../parts/panel.tsx';
import { useLift } from '../parts/use-lift.ts';
import styles from './navigation.module.css';
import { emptyLink, type FormLink } from './navigation-form.ts';

const [own] = languages;

export interface LinkListProps {
  /** The path of the list. */
  at: string;
  links: readonly FormLink[];
  language: Language;
  categories: WireNavigationState['categories'];
  isFixed: boolean;
  why: (path: string) => string | undefined;
  onChange: (links: readonly FormLink[]) => void;
}

export function LinkList({ at, links, language, categories, isFixed, why, onChange }: LinkListProps) {
  const count = links.length;
  const categoryOf = ({ path }: FormLink) => categories.find((one) => one.path === path.trim())?.name;
  const nameOf = (link: FormLink | undefined) =>
    link ? link.names[language] || link.names[own] || categoryOf(link) || words.unnamed : '';
  const nameAt = (index: number) => nameOf(links[index]);
  const { liftedAt, status, gripOf } = useLift(
    {
      count,
      onMove: (from, to) => {
        const moved = links[from];
        if (moved) onChange(links.toSpliced(from, 1).toSpliced(to, 0, moved));
      },
    },
    {
      lifted: (index) => words.lifted(nameAt(index), index + 1, count),
      movedTo: (index) => words.movedTo(nameAt(index), index + 1, count),
      putDown: (index) => words.putDown(nameAt(index), index + 1, count),
      putBack: (index) => words.putBack(nameAt(index), index + 1),
    },
  );
  const change = (index: number, next: Partial<FormLink>) =>
    onChange(links.map((link, place) => (place === index ? { ...link, ...next } : link)));
  return (
    <>
      <ol className={styles.links}>
        {links.map((link, index) => (
          <li key={link.key} data-place={index} data-lifted={liftedAt === index || undefined}>
            {isFixed ? (
              <span />
            ) : (
              <button
                type="button"
                {...gripOf(index)}
                className={styles.grip}
                aria-label={words.move(nameOf(link))}
              >
                <GripIcon />
              </button>
            )}
            <TextField
              label={words.linkName}
              hint={hintOf(link, language, categoryOf(link))}
              why={why(`${at}.${index}.names.${language}`) ?? why(`${at}.${index}.names.${own}`)}
              value={link.names[language]}
              isReadOnly={isFixed}
              onChange={(name) => change(index, { names: { ...link.names, [language]: name } })}
            />
            <TextField
              label={words.leadsTo}
              hint={link.path === '' ? words.pathHint : undefined}
              why={why(`${at}.${index}.path`)}
              value={link.path}
              isReadOnly={isFixed}
              onChange={(path) => change(index, { path })}
            />
            {!isFixed && (
              <Button
                aria-label={words.removeLink(nameOf(link))}
                onClick={() => onChange(links.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {why(at) !== undefined && (
        <p role="alert" className={styles.why}>
          {why(at)}
        </p>
      )}
      {!isFixed && (
        <Acts>
          <Button onClick={() => onChange([...links, emptyLink()])}>{words.addLink}</Button>
        </Acts>
      )}
    </>
  );
}

function hintOf({ names }: FormLink, language: Language, category: string | undefined): string | undefined {
  if (names[language] !== '') return undefined;
  if (names[own] !== '') return words.isMissing;
  return category === undefined ? undefined : words.calledAs(category);
}
