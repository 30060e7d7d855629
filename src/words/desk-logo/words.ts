import { spoken, vocabulary } from '../spoken.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

export const wordsIn = vocabulary(en, { fr });
export const words = spoken(wordsIn, en);
