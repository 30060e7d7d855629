import { words } from '../../../words/desk-settings/words.ts';

/** Of a value, whichever section it is in: colors are named with their style. */
export function fieldName(name: string): string {
  const [style = '', color = ''] = name.split('.');
  const inStyle = words.styleIs[style];
  if (inStyle === undefined) return words.fields[name] ?? name;
  return `${inStyle}, ${words.colorNames[color] ?? color}`;
}
