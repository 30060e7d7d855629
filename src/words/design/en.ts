export const close = 'Close';
export const loading = 'Loading';
export const dismiss = 'Dismiss';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const error = (what: string) => `Error: ${what}`;
export const starsOutOf = (stars: number, outOf: number) => `${stars} out of ${outOf}`;

export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (slide: number, slides: number) => `${slide} of ${slides}`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const startOver = 'Start over?';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
