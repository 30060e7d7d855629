export const close = 'Schließen';
export const loading = 'Wird geladen';
export const dismiss = 'Ausblenden';
export const showPassword = 'Passwort anzeigen';
export const hidePassword = 'Passwort verbergen';
export const error = (what: string) => `Fehler: ${what}`;
export const starsOutOf = (stars: number, outOf: number) => `${stars} von ${outOf}`;

export const carousel = 'Karussell';
export const slide = 'Bild';
export const slideOf = (slide: number, slides: number) => `${slide} von ${slides}`;
export const pageOf = (page: number, pages: number) => `Seite ${page} von ${pages}`;
export const startOver = 'Von vorn beginnen?';
export const previousPage = 'Vorherige Seite';
export const nextPage = 'Nächste Seite';
