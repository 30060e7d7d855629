// Languages beyond the first two: each is one folder, with what it says by area. An area says `inFolders('bag')` beside
// its own files, so that one more language is one more line here; an area or a word that its folder lacks does not compile.
import { german } from './de/german.ts';

const folders = { de: german };

type Folders = typeof folders;
type Area = keyof Folders[keyof Folders];

export function inFolders<A extends Area>(area: A): { readonly [L in keyof Folders]: Folders[L][A] } {
  return { de: folders.de[area] };
}
