import { inFolders } from '../in-folders.ts';
import { spoken, vocabulary } from '../spoken.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

export const wordsIn = vocabulary(en, { fr, ...inFolders('returns') });
export const words = spoken(wordsIn, en);
