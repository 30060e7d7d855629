// The merchant's own colors as a style sheet. Its address names what is in it, so that browsers keep it; it comes after the
// shop's own styles and before anything is drawn. A shop that changes nothing has none.
import { createHash } from 'node:crypto';
import { lookStyles, lookTokens } from '../../domain/settings/look.ts';
import type { SettingValues } from '../../domain/settings/sections.ts';

export interface Look {
  readonly css: string;
  readonly path: string;
}

export function lookOf(values: SettingValues): Look | null {
  const rules = lookStyles.flatMap((style) => {
    const tokens = [...lookTokens(style, values)].map(([name, color]) => `--color-${name}:${color}`);
    return tokens.length === 0 ? [] : [`[data-style="${style}"]{${tokens.join(';')}}`];
  });
  if (rules.length === 0) return null;
  const css = rules.join('\n');
  return { css, path: `/look-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css` };
}
