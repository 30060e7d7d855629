import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) {
  const id = useId();
  const idOf = (tab: Tab) => `${id}-${tab.value}`;
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => onChange?.(String(chosen))}
    >
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} id={idOf(tab)} className={styles.tab} value={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        // Hidden is enough: without scripts every panel is shown, and must then be of use, and named.
        <Base.Panel
          key={tab.value}
          className={styles.panel}
          value={tab.value}
          aria-labelledby={idOf(tab)}
          keepMounted
          inert={false}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
