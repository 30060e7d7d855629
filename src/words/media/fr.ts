// The gallery
export const pictures = 'Images';
export const productImages = 'Images du produit';
export const labels = 'Mentions';
export const moreComing = 'D’autres images arrivent bientôt';
export const film = 'Film';
export const filmOf = (name: string) => `${name}, film`;
export const image = (place: number, alt: string) => `Image ${place} : ${alt}`;
export const imageOf = (place: number, count: number, alt: string | undefined) =>
  `Image ${place} sur ${count} : ${alt}`;
export const earlierImages = 'Images précédentes';
export const laterImages = 'Images suivantes';
export const playFilm = 'Lire le film';
export const pauseFilm = 'Mettre le film en pause';

// A closer look
export const closerLook = 'Agrandir pour voir les détails';
export const closerLookDidNotLoad = 'L’agrandissement n’a pas pu être chargé. Veuillez recharger la page.';
export const zoomIn = 'Agrandir';
export const zoomOut = 'Réduire';
export const previousImage = 'Image précédente';
export const nextImage = 'Image suivante';

// Calls
export const noSuchPicture = 'Cette image ou ce film n’existe pas.';
