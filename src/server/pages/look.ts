// The merchant's own look as a style sheet: colors, type and logo. Its address names what is in it, so that browsers keep
// it; it comes after the shop's own styles and before anything is drawn. A shop that changes nothing has none.
import { createHash } from 'node:crypto';
import { readHeadingType, standardHeadingType, typeTokens } from '../../domain/settings/heading-type.ts';
import { type Logo, logoHeight, logoPath, logoWidth } from '../../domain/settings/logo.ts';
import { lookStyles, lookTokens, typeField } from '../../domain/settings/look.ts';
import type { SettingValues } from '../../domain/settings/sections.ts';
import { languages } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';

export interface Look {
  readonly css: string;
  readonly path: string;
}

export function lookOf(values: SettingValues, logo: Logo | null): Look | null {
  const rules = [
    ...lookStyles.flatMap((style) => {
      const colors = [...lookTokens(style, values)].map(([name, color]) => `--color-${name}:${color}`);
      const type = readHeadingType(values[typeField(style)] ?? '') ?? standardHeadingType;
      const tokens = [...colors, ...[...typeTokens(type)].map(([name, value]) => `${name}:${value}`)];
      return tokens.length === 0 ? [] : [`[data-style="${style}"]{${tokens.join(';')}}`];
    }),
    ...(logo ? logoRules(logo) : []),
  ];
  if (rules.length === 0) return null;
  const css = rules.join('\n');
  return { css, path: `/look-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css` };
}

/** As high as the name over the door is with its room above and below. */
const doorHeight = 44;

/**
 * The logo is drawn over the name, which stays in the page as what it is called. So pages and scripts are the same with
 * and without one, and its place is there before the picture is.
 */
function logoRules(logo: Logo): readonly string[] {
  const doors = languages.map((language) => `header>div>a[href="${pathIn(language, '/')}"]`).join();
  const room = (doorHeight - logoHeight) / 2;
  const drawn = [
    'box-sizing:border-box',
    `width:min(${logoWidth(logo)}px,38vw)`,
    `height:${doorHeight}px`,
    `padding:${room}px 0`,
    `background:url("${logoPath(logo)}") 0 50%/contain no-repeat content-box`,
    'font-size:0',
  ];
  return [
    `${doors},footer>div>p[aria-hidden]{${drawn.join(';')}}`,
    'footer>div>p[aria-hidden]{margin:var(--s-8) 0 var(--s-7)}',
  ];
}
