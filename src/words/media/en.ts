// The gallery
export const pictures = 'Pictures';
export const productImages = 'Product images';
export const labels = 'Labels';
export const moreComing = 'More Images Coming Soon';
export const film = 'Film';
export const filmOf = (name: string) => `${name}, film`;
export const image = (place: number, alt: string) => `Image ${place}: ${alt}`;
export const imageOf = (place: number, count: number, alt: string | undefined) =>
  `Image ${place} of ${count}: ${alt}`;
export const earlierImages = 'Earlier images';
export const laterImages = 'Later images';
export const playFilm = 'Play film';
export const pauseFilm = 'Pause film';

// A closer look
export const closerLook = 'Zoom in for image details';
export const closerLookDidNotLoad = 'The closer look did not load. Please reload the page.';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const previousImage = 'Previous image';
export const nextImage = 'Next image';

// Calls
export const noSuchPicture = 'There is no such picture or film.';
