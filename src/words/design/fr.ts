export const close = 'Fermer';
export const loading = 'Chargement';
export const dismiss = 'Masquer';
export const showPassword = 'Afficher le mot de passe';
export const hidePassword = 'Masquer le mot de passe';
export const error = (what: string) => `Erreur : ${what}`;
export const starsOutOf = (stars: number, outOf: number) => `${String(stars).replace('.', ',')} sur ${outOf}`;

export const carousel = 'carrousel';
export const slide = 'vue';
export const slideOf = (slide: number, slides: number) => `${slide} sur ${slides}`;
export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`;
export const startOver = 'Revenir au début ?';
export const previousPage = 'Page précédente';
export const nextPage = 'Page suivante';
