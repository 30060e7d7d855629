// The two pages of the built-in processor: the card field, which the shop frames, and the second step. They are none of
// the shop's pages: no script, style or cookie of the shop's is in them.

import { createHash } from 'node:crypto';
import * as cardEntry from '../../../domain/payment/card-entry.ts';
import { testCards } from '../../../domain/payment/test-card.ts';
import type { Money } from '../../../domain/pricing/money.ts';
import { words as designWords } from '../../../words/design/words.ts';
import { sayCardProblems } from '../../../words/payment/say-card-problem.ts';
import { words } from '../../../words/payment/words.ts';
import { language } from '../../../words/spoken.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import type { Look } from '../../pages/look.ts';
import { cardFieldsScript } from './card-fields-script.ts';

export const fontPath = '/sandbox/text.woff2';

/** The shop's own values, by style; a test holds them against its tokens. */
export const frameColors = {
  1: {
    ground: '#fdfcfa',
    surface: '#fdfcfa',
    ink: '#191715',
    'ink-soft': '#5a544e',
    'on-ink': '#fdfcfa',
    edge: '#8b847b',
    accent: '#a1261b',
  },
  2: {
    ground: '#f5efe5',
    surface: '#fbf7f0',
    ink: '#2a1e18',
    'ink-soft': '#5f4f45',
    'on-ink': '#fbf7f0',
    edge: '#8c7a6b',
    accent: '#933012',
  },
} as const;

export type FrameStyle = keyof typeof frameColors;

const colorsOf = (style: FrameStyle) =>
  Object.entries(frameColors[style])
    .map(([name, color]) => `--${name}:var(--color-${name},${color})`)
    .join(';');

const css = `@font-face{font-family:"Hanken Grotesk";src:url("${fontPath}") format("woff2");font-weight:400 700;font-display:swap}
:root{--radius:0;${colorsOf(1)}}
[data-style="2"]{--radius:10px;${colorsOf(2)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 14px/22px "Hanken Grotesk",Arial,sans-serif;-webkit-font-smoothing:antialiased}
label{display:block;margin-bottom:6px;color:var(--ink-soft);font-size:12px;line-height:16px}
input{width:100%;height:48px;padding:0 14px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--surface);color:inherit;font:400 16px/24px "Hanken Grotesk",Arial,sans-serif;appearance:none}
input:hover{border-color:var(--ink)}
input[aria-invalid="true"]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.note{min-height:22px;padding-top:6px;color:var(--accent);font-size:12px;line-height:16px}
#card{display:grid;grid-template-columns:1fr 1fr;gap:8px 16px;margin:0;padding:6px}
#card>:first-child{grid-column:1/-1}
main{max-width:420px;margin:0 auto;padding:48px 16px}
h1{margin:0 0 12px;font-size:22px;line-height:28px;font-weight:550}
p{margin:0 0 24px}
form+form{margin-top:12px}
button{width:100%;min-height:48px;border:1px solid var(--ink);border-radius:var(--radius);background:var(--ink);color:var(--on-ink);font:550 14px/22px "Hanken Grotesk",Arial,sans-serif;cursor:pointer}
button.line{background:none;color:var(--ink)}
a{color:inherit;text-underline-offset:3px}`;

// Under a bundler a module has more than its functions.
const rules = Object.entries(cardEntry).filter(([, rule]) => typeof rule === 'function');
const script = `(${cardFieldsScript})({${rules.map(([name, rule]) => `${name}:${rule}`).join(',')}},${JSON.stringify(
  testCards.map(({ number, token, label }) => ({ number, token, label })),
)})`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** A merchant's own colors come in a style of their own, which is named by its hash like the other. */
const styleSource = (look: Look | null) =>
  `style-src ${hashOf(css)}${look ? ` ${hashOf(look.css)}` : ''}; base-uri 'none'`;

/**
 * `sandbox` makes it an origin of its own, which the shop cannot look into, nor it into the shop. It cannot send
 * anything anywhere: only its parent, the shop, hears what it says. The shop is named by its address too: to WebKit
 * 'self' is that origin of its own, which matches nothing.
 */
export function cardFieldsPolicy(shop: string, look: Look | null): string {
  return `sandbox allow-scripts allow-forms; default-src 'none'; script-src ${hashOf(script)}; ${styleSource(look)}; font-src 'self' ${shop}; connect-src 'none'; form-action 'none'; frame-ancestors 'self' ${shop}`;
}

export const challengePolicy = (look: Look | null) =>
  `default-src 'none'; ${styleSource(look)}; font-src 'self'; form-action 'self'; frame-ancestors 'none'`;

const field = (id: string, label: string, attributes: string) => `<div>
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" ${attributes} required aria-describedby="${id}-note">
<div class="note" id="${id}-note" aria-live="polite"></div>
</div>`;

const head = (title: string, style: FrameStyle, look: Look | null) => `<!doctype html>
<html lang="${words.pageLanguage}" data-style="${style}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${css}</style>${
  look
    ? `
<style>${look.css}</style>`
    : ''
}
</head>`;

/** Sentences travel beside the script, which is the same in every language: the policy names its hash. */
export function cardFieldsPage(style: FrameStyle, look: Look | null): string {
  const sentences = sayCardProblems(language());
  const sayError = designWords.error;
  const notes = Object.fromEntries(
    Object.entries(sentences).map(([code, sentence]) => [code, sayError(sentence)]),
  );
  const data = (name: string, value: object) => `data-${name}="${escapeHtml(JSON.stringify(value))}"`;
  return `${head(words.cardDetails, style, look)}
<body>
<form id="card" novalidate ${data('words', sentences)} ${data('notes', notes)}>
${field('number', words.cardNumber, 'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="24"')}
${field('expiry', words.expires, `inputmode="numeric" autocomplete="cc-exp" placeholder="${words.monthAndYear}" maxlength="9"`)}
${field('code', words.securityCode, `inputmode="numeric" autocomplete="cc-csc" placeholder="${words.threeDigits}" maxlength="4"`)}
</form>
<script>${script}</script>
</body>
</html>
`;
}

export interface Challenge {
  /** Null where a card is only to be kept. */
  readonly amount: Money | null;
  readonly isOpen: boolean;
  /** Of the shop's own, as it was checked when the charge was made. */
  readonly returnUrl: string;
}

export function challengePage(
  { amount, isOpen, returnUrl }: Challenge,
  style: FrameStyle,
  look: Look | null,
): string {
  const answer = (value: string, label: string, attributes: string) => `<form method="post">
<input type="hidden" name="answer" value="${value}">
<button${attributes}>${label}</button>
</form>`;
  const open = `<h1>${words.isThisYou}</h1>
<p>${escapeHtml(amount ? words.approvePayment(formatMoney(language(), amount)) : words.approveKeeping())}</p>
${answer('approve', words.approve, '')}
${answer('refuse', words.refuse, ' class="line"')}`;
  const over = `<h1>${words.stepOver}</h1>
<p>${words.stepOverBecause.replace(/\[(.*)\]/, (_, inner) => `<a href="${escapeHtml(returnUrl)}">${inner}</a>`)}</p>`;
  return `${head(words.approveAPayment, style, look)}
<body>
<main>
${isOpen ? open : over}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
