// Which page an address asks for, and the one spelling of it: what it is rendered for, and its key in the cache.
import { type PageName, type PageRule, pages } from '../../contract/pages.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { languageOfPath, pathIn } from '../../domain/visitor/language-path.ts';

export interface PageRequest {
  readonly name: PageName;
  readonly rule: PageRule;
  /** What stands in the path for each `:name`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The language its path begins with. */
  readonly language: Language;
  /** The one spelling of the path, without the language. */
  readonly path: string;
  /** The parameters that make it another page, in order; empty for most. */
  readonly query: string;
  /** Whether the browser asks for its data alone, for a page it is on already. */
  readonly isData: boolean;
  /** Of a page asked for its data: the routes it lacks; empty for all. */
  readonly routes: string;
}

/** React Router asks for the data of the page at / by this name. */
const homeData = '/_';

const patterns = Object.entries(pages as Readonly<Record<PageName, PageRule>>)
  .filter(([, { path }]) => path !== '*')
  .map(([name, rule]) => ({ name: name as PageName, rule, parts: rule.path.split('/').filter(Boolean) }));

export function parsePageRequest(pathname: string, parameters: URLSearchParams): PageRequest {
  const { language, path } = languageOfPath(pathname);
  const isData = path.endsWith('.data');
  const plain = isData ? path.slice(0, -'.data'.length) : path;
  const segments = plain === homeData && isData ? [] : plain.split('/').filter(Boolean).map(decodeSegment);
  const found = pageAt(segments);
  return {
    ...found,
    language,
    query: found.rule.query?.(parameters) ?? '',
    isData,
    routes: isData ? routesOf(found.name, parameters.get('_routes')) : '',
  };
}

/** What the page is rendered for, and kept by. */
export function addressOf({ language, path: plain, query, isData, routes }: PageRequest): string {
  const path = pathIn(language, plain);
  const data = path === '/' ? `${homeData}.data` : `${path}.data`;
  const search = [query, routes].filter((part) => part !== '').join('&');
  return `${isData ? data : path}${search === '' ? '' : `?${search}`}`;
}

function pageAt(segments: readonly string[]): Pick<PageRequest, 'name' | 'rule' | 'params' | 'path'> {
  for (const { name, rule, parts } of patterns) {
    const params = paramsIn(parts, segments);
    if (params) return { name, rule, params, path: writePath(parts, params) };
  }
  return {
    name: 'content',
    rule: pages.content,
    params: {},
    path: `/${segments.map(encodeSegment).join('/')}`,
  };
}

function paramsIn(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const least = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length < least || segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (part.startsWith(':')) params[nameOf(part)] = segment;
    // As React Router does, which takes /BAG for /bag.
    else if (part !== segment.toLowerCase()) return null;
  }
  return params;
}

function writePath(parts: readonly string[], params: Readonly<Record<string, string>>): string {
  const segments = parts.flatMap((part) => {
    const value = part.startsWith(':') ? params[nameOf(part)] : part;
    return value === undefined ? [] : [encodeSegment(value)];
  });
  return `/${segments.join('/')}`;
}

const nameOf = (part: string) => part.replace(/[:?]/g, '');

/** Of the routes of a page, those named; in order, and no others. */
function routesOf(name: PageName, routeList: string | null): string {
  const known = ['root', 'routes/main', `routes/${name}`];
  const named = new Set(routeList?.split(','));
  const lacking = known.filter((route) => named.has(route));
  return lacking.length === 0 ? '' : new URLSearchParams({ _routes: lacking.join(',') }).toString();
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** As a URL spells a path by itself. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:2C|3A|40|24|26|2B|3B|3D)/g, decodeURIComponent);
}
