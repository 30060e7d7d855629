// What a shopper reads is in src/words, in every language: sentences and labels anywhere else are found here.
import { parseSync } from 'vite';
import type { Source } from './import-rules.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What is read by engineers and merchants alone, or is written down for them. */
const notRead = /^(?:Error|TypeError|RangeError|log|logger|describe|meta)$/;
const notShown = /^(?:description|summary|className|event|key|type|rel|as|href|method|autoComplete|name)$/;
/** Names that other people gave: of keys, headers, methods. */
const notOurs =
  /^(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)+|Escape|Enter|Tab|Home|End|Arrow\w+|Content-Type|Location|Accept)$/;
const sentence = /^[“"]?[A-ZÀ-Ý][^A-Z_]*[a-z]+[ ,]|[a-z] [a-z]+.*[.!?]$/;
const label = /^[A-Z][a-z]+(?:…)?$/;
/** Words between or after what is put in: "… in … by …". */
const joined = /(?:^|…)['’,]?\s(?:[a-zà-ÿ]+\s)+(?:…|$)|…\s[a-zà-ÿ]{2,}[.!?]?$/;

/** Each text that should be a word of src/words. */
export function looseWords({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const look = (value: string) => {
    const phrase = value.trim();
    if (!notOurs.test(phrase) && (sentence.test(phrase) || label.test(phrase)))
      found.push(`${path}: ${phrase}`);
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (!isNode(node) || isLeft(node)) return;
    if (node.type === 'TaggedTemplateExpression') {
      // SQL, and other languages.
      walk((node.quasi as Node).expressions);
      return;
    }
    if (node.type === 'JSXText' && /[A-Za-z]{2}/.test(String(node.value)))
      found.push(`${path}: ${String(node.value).trim()}`);
    if (node.type === 'Literal' && typeof node.value === 'string') look(node.value);
    if (node.type === 'TemplateLiteral') {
      const text = templateText(node);
      if (joined.test(text)) found.push(`${path}: ${text}`);
      else look(text);
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk(program);
  return found;
}

/** Each word that is read while its file is loaded: it would be said in one language to everyone. */
export function earlyWords({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (!isNode(node) || /Function/.test(node.type)) return;
    if (node.type === 'MemberExpression' && nameOf(node.object) === 'words')
      found.push(`${path}: words.${nameOf(node.property)}`);
    for (const value of Object.values(node)) walk(value);
  };
  walk(program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isLeft(node: Node): boolean {
  if (
    /^(?:Import|ExportAll|TS)/.test(node.type) &&
    node.type !== 'TSAsExpression' &&
    node.type !== 'TSSatisfiesExpression'
  )
    return true;
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return notRead.test(calledName(node.callee));
  if (node.type === 'JSXAttribute' || node.type === 'Property')
    return notShown.test(nameOf(node.name ?? node.key));
  return false;
}

function calledName(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') {
    const names = [calledName(callee.object), nameOf(callee.property)];
    return names.find((name) => notRead.test(name)) ?? '';
  }
  return callee.type === 'CallExpression' ? calledName(callee.callee) : nameOf(callee);
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : '';
}

function templateText(node: Node): string {
  const quasis = node.quasis as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('…');
}
