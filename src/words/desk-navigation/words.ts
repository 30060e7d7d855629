import { deskVocabulary, spoken } from '../spoken.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

export const wordsIn = deskVocabulary(en, { fr });
export const words = spoken(wordsIn, en);
