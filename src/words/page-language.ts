import { type Language, languages } from '../domain/visitor/language.ts';

/** The language of the pages: each language has a build of its own, which puts its own in place of this (vite.config.ts). */
export const pageLanguage: Language = languages[0];
