import { spoken } from '../spoken.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

export const words = spoken(en, { fr });
