import { inFrench } from '../plural.ts';

interface Refused {
  readonly name: string;
  readonly width: string;
  readonly height: string;
  readonly limit: string;
}

// Files that come
export const add = 'Ajouter des photos ou un film';
export const addHint = 'Déposez-les ici, collez-les ou choisissez-les.';
export const dropHere = 'Relâchez pour les ajouter.';
export const waiting = 'Attend les autres.';
export const sending = (percent: number) => `${percent} % envoyés`;
export const looking = 'En cours d’examen.';
export const brokeOff = 'La connexion s’est interrompue. Ce qui est envoyé est conservé.';
export const sendAgain = (name: string) => `Réessayer : ${name}`;
export const again = 'Réessayer';
export const stop = 'Arrêter';
export const stopOf = (name: string) => `Arrêter ${name}`;
export const dismiss = 'Retirer';
export const dismissOf = (name: string) => `Retirer ${name}`;
export const filesLabel = 'Fichiers en cours d’envoi';
export const arrived = (name: string) => `${name} est là.`;
export const refusedFile = (why: string) => `Refusé : ${why}`;
export const earlier = 'Apportés plus tôt, et non montrés :';
export const show = 'Utiliser';
export const showOf = (name: string) => `Utiliser ${name}`;
export const tooMany = (most: number) => `Un article montre au plus ${most} photos.`;

/** Each names the file, what it is, and what would do. */
export const refusals = {
  no_picture: ({ name }: Refused) =>
    `${name} n’est pas une image qui s’ouvre. JPEG, PNG et WebP s’ouvrent, d’une seule vue.`,
  too_many_pixels: ({ name, width, height, limit }: Refused) =>
    `${name} mesure ${width} × ${height}. Une photo compte au plus ${limit} millions de pixels.`,
  too_small: ({ name, width, limit }: Refused) =>
    `${name} fait ${width} de large. Il en faut ${limit}, sinon le zoom montre les pixels.`,
  wrong_proportions: ({ name, width, height, limit }: Refused) =>
    `${name} mesure ${width} × ${height}. Recadrée en 2:3, elle ferait moins de ${limit} de large.`,
  too_large: ({ name, limit }: Refused) => `${name} est trop lourd. Une photo pèse au plus ${limit} Mo.`,
  no_film: ({ name }: Refused) =>
    `${name} n’est pas un film qui se lit. Les fichiers MP4 et WebM complets se lisent.`,
  unknown_codec: ({ name }: Refused) =>
    `${name} utilise un codec que les navigateurs ne lisent pas. Ils lisent H.264, VP9, H.265 et AV1.`,
  film_too_long: ({ name, limit }: Refused) =>
    `${name} est trop long. Un film dure au plus ${limit} secondes.`,
  film_too_small: ({ name, limit }: Refused) =>
    `${name} est trop petit. Un film fait au moins ${limit} de large et de haut.`,
  film_too_large: ({ name, limit }: Refused) => `${name} est trop lourd. Un film pèse au plus ${limit} Mo.`,
};
export const unfinished = 'Des parties du fichier manquent. Envoyez-les, puis redemandez.';
export const wrongLength = 'Ce n’est pas une partie du fichier annoncé.';
export const manyUploads = (most: number) =>
  `${most} fichiers de cet article sont en route ou attendent. Utilisez-en, ou retirez-les.`;
export const noSuchUpload = 'Il n’y a pas de tel fichier en route.';
export const noSuchPicture = 'Il n’y a pas de telle photo à recadrer.';
export const fileLost = 'Le fichier de cette photo a disparu. Apportez-le à nouveau.';
export const manyAtOnce = 'Beaucoup de fichiers sont examinés. Veuillez réessayer dans un instant.';

// What is shown
export const hint = '2:3, au moins 1 200 de large';
export const keysHint = 'Espace soulève, les flèches déplacent.';
export const first = (place: number) => `${place}, la première`;
export const move = (place: number) => `Déplacer la photo ${place}`;
export const lifted = (place: number, of: number) =>
  `Photo ${place} sur ${of} soulevée. Les flèches la déplacent, Espace la pose, Échap la remet.`;
export const movedTo = (place: number, of: number) => `Maintenant ${place} sur ${of}.`;
export const putDown = (place: number, of: number) => `Posée en ${place} sur ${of}.`;
export const putBack = (place: number) => `Remise en ${place}.`;
export const altIn = (place: number, language: string) => `Ce que montre la photo ${place}, ${language}`;
export const altLanguages = { en: 'anglais', fr: 'français', de: 'allemand' };
export const altMissing = (count: number) =>
  `${count} ${inFrench(count, 'photo attend', 'photos attendent')} des mots avant la mise en vente.`;
export const altUntranslated = (count: number, language: string) =>
  `${count} ${inFrench(count, 'photo n’a', 'photos n’ont')} pas encore de mots en ${language} ; l’anglais les remplace.`;
export const making = (made: string, of: string) => `${made} tailles sur ${of}`;
export const crop = 'Recadrer';
export const cropOf = (place: number) => `Recadrer la photo ${place}`;
export const cutSwatch = 'Échantillon';
export const cutSwatchOf = (place: number) => `Couper un échantillon dans la photo ${place}`;
export const takeOff = (place: number) => `Enlever la photo ${place}`;
export const takenOff = (place: number) => `La photo ${place} est enlevée.`;
export const colorFar = 'Sa couleur est loin de l’échantillon.';
export const colorNearer = (colour: string) =>
  `Sa couleur est loin de l’échantillon, et proche de ${colour}. Est-ce la bonne photo ?`;

// A cut
export const cropTitle = 'Ce qui en est montré';
export const swatchTitle = 'Un morceau d’étoffe';
export const focusPoint = 'Point qui reste visible';
export const focusHint = 'Cliquez, ou déplacez-le avec les flèches ; plus loin avec Maj.';
export const focusAt = (across: number, down: number) =>
  `${across} % depuis la gauche, ${down} % depuis le haut`;
export const zoom = 'Plus près';
export const asInLists = 'Dans les listes';
export const asSwatch = 'Dans l’échantillon';
export const takeCut = 'Utiliser ce cadrage';
export const cancel = 'Annuler';

// Swatch and film
export const swatch = 'Échantillon';
export const swatchIs = 'Sa couleur est montrée par';
export const pictureNumber = (place: number) => `Photo ${place}`;
export const pieceOfCloth = 'Un morceau d’étoffe à part';
export const noSwatch = 'Rien encore';
export const film = 'Film';
export const noFilm = 'Pas de film. Ajoutez-le comme les photos : MP4 ou WebM, une minute au plus.';
export const filmFacts = (width: string, height: string, seconds: string) =>
  `${width} × ${height}, ${seconds} secondes`;
export const notEverywhere =
  'Tous les navigateurs ne lisent pas ce codec ; les autres montrent l’affiche. H.264 et VP9 se lisent partout.';
export const poster = 'Vue avant la lecture';
export const otherPoster = 'Telle quelle';
export const takeFilmOff = 'Enlever le film';
export const filmTakenOff = 'Le film est enlevé.';
