// The gallery
export const pictures = 'Bilder';
export const productImages = 'Produktbilder';
export const labels = 'Hinweise';
export const moreComing = 'Weitere Bilder folgen';
export const film = 'Film';
export const filmOf = (name: string) => `${name}, Film`;
export const image = (place: number, alt: string) => `Bild ${place}: ${alt}`;
export const imageOf = (place: number, count: number, alt: string | undefined) =>
  `Bild ${place} von ${count}: ${alt}`;
export const earlierImages = 'Frühere Bilder';
export const laterImages = 'Spätere Bilder';
export const playFilm = 'Film abspielen';
export const pauseFilm = 'Film anhalten';

// A closer look
export const closerLook = 'Vergrößern, um Einzelheiten zu sehen';
export const closerLookDidNotLoad = 'Die Vergrößerung wurde nicht geladen. Bitte laden Sie die Seite neu.';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const previousImage = 'Vorheriges Bild';
export const nextImage = 'Nächstes Bild';

// Calls
export const noSuchPicture = 'Dieses Bild oder diesen Film gibt es nicht.';
