// The lists of links: the menu, the drawer's own, and the columns of the footer.
import { mostColumns } from '../../../domain/content/navigation.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-navigation/words.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { LinkList, type LinkListProps } from './link-list.tsx';
import { emptyColumn, type FormColumn, type NavigationForm } from './navigation-form.ts';

const [own] = languages;

interface NavigationPanelsProps extends Omit<LinkListProps, 'at' | 'links' | 'onChange'> {
  form: NavigationForm;
  onChange: (form: NavigationForm) => void;
}

export function NavigationPanels({ form, onChange, ...shared }: NavigationPanelsProps) {
  const { language, isFixed, why } = shared;
  const { menu, more, columns } = form;
  const changeColumn = (index: number, next: Partial<FormColumn>) =>
    onChange({
      ...form,
      columns: columns.map((column, place) => (place === index ? { ...column, ...next } : column)),
    });
  return (
    <>
      <Panel name={words.menu} aside={isFixed ? undefined : words.keysHint}>
        <Small>{words.menuHint}</Small>
        <LinkList
          {...shared}
          at="menu"
          links={menu}
          onChange={(links) => onChange({ ...form, menu: links })}
        />
      </Panel>
      <Panel name={words.more}>
        <Small>{words.moreHint}</Small>
        <LinkList
          {...shared}
          at="more"
          links={more}
          onChange={(links) => onChange({ ...form, more: links })}
        />
      </Panel>
      {columns.map(({ key, names, links }, index) => (
        <Panel
          key={key}
          name={words.column(names[language] || names[own])}
          aside={
            !isFixed && (
              <Button onClick={() => onChange({ ...form, columns: columns.toSpliced(index, 1) })}>
                {words.removeColumn}
              </Button>
            )
          }
        >
          <TextField
            label={words.columnName}
            hint={names[language] === '' && names[own] !== '' ? words.isMissing : undefined}
            why={why(`columns.${index}.names.${language}`) ?? why(`columns.${index}.names.${own}`)}
            value={names[language]}
            isReadOnly={isFixed}
            onChange={(name) => changeColumn(index, { names: { ...names, [language]: name } })}
          />
          <LinkList
            {...shared}
            at={`columns.${index}.links`}
            links={links}
            onChange={(next) => changeColumn(index, { links: next })}
          />
        </Panel>
      ))}
      {!isFixed && columns.length < mostColumns && (
        <Acts>
          <Button onClick={() => onChange({ ...form, columns: [...columns, emptyColumn()] })}>
            {words.addColumn}
          </Button>
        </Acts>
      )}
    </>
  );
}
