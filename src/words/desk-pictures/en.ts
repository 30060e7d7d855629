import { inEnglish } from '../plural.ts';

interface Refused {
  readonly name: string;
  readonly width: string;
  readonly height: string;
  readonly limit: string;
}

// Files that come
export const add = 'Add pictures or a film';
export const addHint = 'Drop them here, paste them, or choose them.';
export const dropHere = 'Let go to add them.';
export const waiting = 'Waits for the others.';
export const sending = (percent: number) => `${percent}% sent`;
export const looking = 'Looked at.';
export const brokeOff = 'The line broke off. What was sent stays.';
export const sendAgain = (name: string) => `Try again: ${name}`;
export const again = 'Try again';
export const stop = 'Stop';
export const stopOf = (name: string) => `Stop ${name}`;
export const dismiss = 'Put away';
export const dismissOf = (name: string) => `Put away ${name}`;
export const filesLabel = 'Files on their way';
export const arrived = (name: string) => `${name} is here.`;
export const refusedFile = (why: string) => `Refused: ${why}`;
export const earlier = 'Brought earlier, and not shown:';
export const show = 'Use it';
export const showOf = (name: string) => `Use ${name}`;
export const tooMany = (most: number) => `A product shows at most ${most} pictures.`;

/** Each names the file, what it is, and what would do. */
export const refusals = {
  no_picture: ({ name }: Refused) =>
    `${name} is no picture that can be opened. JPEG, PNG and WebP can, of one frame.`,
  too_many_pixels: ({ name, width, height, limit }: Refused) =>
    `${name} is ${width} × ${height}. A picture may have at most ${limit} million pixels.`,
  too_small: ({ name, width, limit }: Refused) =>
    `${name} is ${width} wide. Pictures need ${limit}, or zoom shows the pixels.`,
  wrong_proportions: ({ name, width, height, limit }: Refused) =>
    `${name} is ${width} × ${height}. Cut to 2:3 it would be less than ${limit} wide.`,
  too_large: ({ name, limit }: Refused) => `${name} is too large. A picture may have at most ${limit} MB.`,
  no_film: ({ name }: Refused) => `${name} is no film that can be played. Whole MP4 and WebM files can.`,
  unknown_codec: ({ name }: Refused) =>
    `${name} is made with a codec that browsers do not play. H.264, VP9, H.265 and AV1 are played.`,
  film_too_long: ({ name, limit }: Refused) => `${name} is too long. A film may last ${limit} seconds.`,
  film_too_small: ({ name, limit }: Refused) =>
    `${name} is too small. A film has to be at least ${limit} wide and high.`,
  film_too_large: ({ name, limit }: Refused) => `${name} is too large. A film may have at most ${limit} MB.`,
};
export const unfinished = 'Parts of the file are missing. Send them, then ask again.';
export const wrongLength = 'This is not a part of the file that was announced.';
export const manyUploads = (most: number) =>
  `${most} files of this product are on their way or wait. Use some, or put them away.`;
export const noSuchUpload = 'There is no such file on its way.';
export const noSuchPicture = 'There is no such picture to cut.';
export const fileLost = 'The file of this picture is gone. Bring it once more.';
export const manyAtOnce = 'Many files are being looked at. Please try again in a moment.';

// What is shown
export const hint = '2:3, at least 1,200 wide';
export const keysHint = 'Lift with Space, move with arrows.';
export const first = (place: number) => `${place}, first`;
export const move = (place: number) => `Move picture ${place}`;
export const lifted = (place: number, of: number) =>
  `Picture ${place} of ${of} is lifted. Arrows move it, Space puts it down, Escape puts it back.`;
export const movedTo = (place: number, of: number) => `Now ${place} of ${of}.`;
export const putDown = (place: number, of: number) => `Put down as ${place} of ${of}.`;
export const putBack = (place: number) => `Back as ${place}.`;
export const altIn = (place: number, language: string) => `What picture ${place} shows, ${language}`;
export const altLanguages = { en: 'English', fr: 'French', de: 'German' };
export const altMissing = (count: number) =>
  `${count} ${inEnglish(count, 'picture needs', 'pictures need')} words before it goes live.`;
export const altUntranslated = (count: number, language: string) =>
  `${count} ${inEnglish(count, 'picture has', 'pictures have')} no words in ${language} yet; English stands in.`;
export const making = (made: string, of: string) => `${made} of ${of} sizes made`;
export const crop = 'Crop';
export const cropOf = (place: number) => `Crop picture ${place}`;
export const cutSwatch = 'Swatch';
export const cutSwatchOf = (place: number) => `Cut a swatch from picture ${place}`;
export const takeOff = (place: number) => `Take picture ${place} off`;
export const takenOff = (place: number) => `Picture ${place} is taken off.`;
export const colorFar = 'Its color is far from the swatch.';
export const colorNearer = (colour: string) =>
  `Its color is far from the swatch, and near to ${colour}. Is it the right picture?`;

// A cut
export const cropTitle = 'What is shown of it';
export const swatchTitle = 'A piece of cloth';
export const focusPoint = 'Point that stays in sight';
export const focusHint = 'Click, or move it with the arrows; with Shift further.';
export const focusAt = (across: number, down: number) => `${across}% across, ${down}% down`;
export const zoom = 'Closer';
export const asInLists = 'As lists show it';
export const asSwatch = 'As the swatch shows it';
export const takeCut = 'Use this cut';
export const cancel = 'Cancel';

// Swatch and film
export const swatch = 'Swatch';
export const swatchIs = 'Its color is shown by';
export const pictureNumber = (place: number) => `Picture ${place}`;
export const pieceOfCloth = 'A piece of cloth of its own';
export const noSwatch = 'Nothing yet';
export const film = 'Film';
export const noFilm = 'No film. Add one as pictures are added: MP4 or WebM, up to a minute.';
export const filmFacts = (width: string, height: string, seconds: string) =>
  `${width} × ${height}, ${seconds} seconds`;
export const notEverywhere =
  'Not every browser plays this codec; those that do not show the poster. H.264 and VP9 play everywhere.';
export const poster = 'Seen before it plays';
export const otherPoster = 'As it is';
export const takeFilmOff = 'Take the film off';
export const filmTakenOff = 'The film is taken off.';
