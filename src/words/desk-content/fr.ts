// What the desk says of pages that are made of blocks.
import type { BlockKind } from '../../domain/content/blocks.ts';
import type { LandingState } from '../../domain/content/landing-page.ts';
import { inFrench } from '../plural.ts';

export const content = 'Contenu';
export const homePage = 'Page d’accueil';
export const pageSub = (blocks: number, version: number, when: string, by: string | null) =>
  `${blocks} ${inFrench(blocks, 'bloc', 'blocs')}. Version ${version}, en boutique depuis le ${when}${by === null ? '' : `, par ${by}`}.`;
export const asInShop = 'Comme en boutique';
export const changes = (count: number) =>
  `Brouillon, ${count} ${inFrench(count, 'modification', 'modifications')}`;
export const putInShop = 'Mettre en boutique';
export const isInShop = 'C’est en boutique.';
export const discardDraft = 'Abandonner le brouillon…';
export const discardQuestion = 'Abandonner le brouillon\u202f?';
export const discardHint = (count: number) =>
  `${count} ${inFrench(count, 'modification est perdue', 'modifications sont perdues')}, de qui qu’elles soient. La boutique reste telle quelle.`;
export const discardIt = 'L’abandonner';
export const leaveIt = 'Le garder';

// The list
export const blocks = 'Blocs';
export const keysHint = 'Soulever avec Espace, déplacer avec les flèches, poser avec Espace';
export const kinds: Readonly<Record<BlockKind, string>> = {
  window: 'Vitrine',
  film: 'Film',
  words: 'Texte',
  shelf: 'Rayon',
  deal: 'Ventes flash',
  editorial: 'Éditorial',
  designers: 'Créateurs',
};
export const kindHints: Readonly<Record<BlockKind, string>> = {
  window: 'Une image et des mots',
  film: 'Muet, avec une image fixe',
  words: 'Un titre et quelques phrases',
  shelf: 'Des pièces côte à côte',
  deal: 'Se montre quand il y en a une, ou bientôt',
  editorial: 'Des images qui mènent dans la boutique',
  designers: 'Les noms de tous ceux qui ont quelque chose ici',
};
export const blockName = (kind: string, title: string) => `${kind}\u00a0: ${title}`;
export const move = (name: string) => `Déplacer ${name}`;
export const lifted = (name: string, place: number, of: number) =>
  `${name} est soulevé, place ${place} sur ${of}. Les flèches le déplacent, Espace le pose, Échap le remet.`;
export const movedTo = (name: string, place: number, of: number) => `${name}, place ${place} sur ${of}`;
export const between = (moved: string, before: string, after: string) =>
  `${moved}, entre ${before} et ${after}.`;
export const below = (moved: string, before: string) => `${moved}, sous ${before}.`;
export const above = (moved: string, after: string) => `${moved}, au-dessus de ${after}.`;
export const putDown = (moved: string) => `Posé\u00a0: ${moved}.`;
export const putBack = (name: string, place: number) => `${name} est revenu à la place ${place}.`;
export const always = 'Toujours';
export const fromMoment = (moment: string) => `Dès le ${moment}`;
export const untilMoment = (moment: string) => `Jusqu’au ${moment}`;
export const isOver = 'Terminé';
export const hidden = (forSale: number) => `Caché, ${forSale} en vente`;
export const shelfFacts = (pieces: number, forSale: number) =>
  `${pieces} ${inFrench(pieces, 'pièce', 'pièces')}, ${forSale} en vente`;
export const soldOut = (count: number) => `${count} ${inFrench(count, 'épuisée', 'épuisées')}`;
export const changedMark = 'Modifié';
export const newMark = 'Nouveau';
export const addBlock = (kind: string) => `Ajouter\u00a0: ${kind}`;
export const nothingInWindow = 'Rien en vitrine';
export const beginHint = 'Commencez par une image et une phrase. Le reste peut attendre.';
export const addWindow = 'Ajouter une vitrine';

// One block
export const newBlock = (kind: string) => `Un nouveau bloc\u00a0: ${kind}`;
export const inLanguages = { en: 'Anglais', fr: 'Français', de: 'Allemand' };
export const languages = 'Langue de ce bloc';
export const whole = 'complet';
export const missingCount = (count: number) => `${count} ${inFrench(count, 'manquant', 'manquants')}`;
export const isMissing = 'Manque\u00a0: sort en anglais, et marqué comme tel.';
export const length = (letters: number, most: number) => `${letters} sur ${most}`;
export const texts = { title: 'Titre', words: 'Ligne', call: 'Bouton', alt: 'Ce que montre l’image' };
export const altHint = 'Des gens l’écoutent.';
export const noButton = 'Sans mots à lui, le bouton dit «\u00a0Jeter un œil\u00a0».';
export const leadsTo = 'Mène à';
export const leadsToHint = 'Une adresse de cette boutique, comme /c/coats.';
export const leadsNowhere = 'Une adresse de cette boutique, comme /c/coats. Vide\u00a0: pas de bouton.';
export const picture = 'Image';
export const tallPicture = 'Image sur téléphone';
export const noTall = 'La même';
export const otherPicture = 'Choisir une image';
export const otherPictureOf = (field: string) => `Choisir une image\u00a0: ${field}`;
export const noPicture = 'Aucune encore';
export const pictureOf = (place: number, of: string) => `Image ${place} de ${of}`;
export const usedBefore = 'Sur cette page, maintenant ou avant';
export const findPicture = 'Ou d’un produit\u00a0: trouvez-le';
export const noSuchPieces = 'Il n’y a pas de tel produit.';
export const film = 'Film';
export const poster = 'Visible avant qu’il ne joue';
export const inColour = (name: string, colour: string) => `${name}, ${colour}`;
export const findFilm = 'Le film d’un produit\u00a0: trouvez-le';
export const noFilmThere = 'Ce produit n’a pas de film.';
export const filmOf = (name: string) => `Le film de ${name}`;
export const focus = 'Ce qui reste visible quand elle est coupée';
export const focusPlaces: Readonly<Record<string, string>> = {
  '0 0': 'En haut à gauche',
  '1 0': 'En haut',
  '2 0': 'En haut à droite',
  '0 1': 'À gauche',
  '1 1': 'Au milieu',
  '2 1': 'À droite',
  '0 2': 'En bas à gauche',
  '1 2': 'En bas',
  '2 2': 'En bas à droite',
};
export const source = 'Quelles pièces';
export const sources = {
  newest: 'Les plus récentes',
  category: 'D’une catégorie',
  products: 'Choisies à la main',
};
export const category = 'Catégorie';
export const pieces = 'Pièces';
export const addPiece = 'Ajouter une pièce\u00a0: trouvez-la';
export const takeOff = (name: string) => `Retirer ${name}`;
export const removePiece = 'Retirer';
export const pieceNumber = (id: number) => `Produit ${id}`;
export const mostPieces = 'Combien au plus';
export const titleSeen = 'Son titre se voit';
export const pictureEntry = (place: number) => `Image ${place}`;
export const addPicture = 'Ajouter une image';
export const removePicture = (place: number) => `Retirer l’image ${place}`;
export const when = 'Quand';
export const whenHint = 'À l’heure de cet appareil';
export const from = 'Dès';
export const until = 'Jusqu’à';
export const noFrom = 'Vide\u00a0: tout de suite.';
export const noUntil = 'Vide\u00a0: sans fin.';
export const save = 'Enregistrer';
export const add = 'L’ajouter au brouillon';
export const saved = 'Enregistré dans le brouillon. La boutique ne change que lorsque vous l’y mettez.';
export const added = 'Ajouté au brouillon.';
export const revert = 'Reprendre ce qui n’est pas enregistré';
export const remove = 'Retirer…';
export const removeQuestion = (name: string) => `Retirer ${name}\u202f?`;
export const removeHint =
  'Il quitte le brouillon. La boutique le montre jusqu’à ce que le brouillon y soit mis.';
export const removeIt = 'Le retirer';
export const removed = 'Il n’est plus dans le brouillon.';
export const copy = 'Copier le bloc';
export const thins = (forSale: number) =>
  `${forSale} ${inFrench(forSale, 'pièce', 'pièces')} en vente. En dessous de 4, le rayon se cache.`;
export const changedBy = 'Quelqu’un d’autre a enregistré ce bloc entre-temps.';
export const theirs = 'Le leur, enregistré';
export const yours = 'Le vôtre';
export const takeTheirs = 'Prendre le leur';
export const keepMine = 'Garder le mien';

// Beside it
export const preview = 'Aperçu';
export const previewHint =
  'Le brouillon tel qu’il serait alors. Seuls ceux qui ont le lien le voient, pendant un jour.';
export const asOn = 'Tel que le';
export const asIn = 'En';
export const asWide = 'Sur';
export const widths = { desktop: 'Un ordinateur', phone: 'Un téléphone' };
export const inStyle = 'Dans le style';
export const styles = { one: 'Un', two: 'Deux' };
export const openPreview = 'Ouvrir l’aperçu';
export const previewLink = 'Lien de l’aperçu';
export const planned = 'Ce qui est prévu';
export const comes = (name: string) => `${name} arrive`;
export const leaves = (name: string) => `${name} s’en va`;
export const nothingPlanned = 'Rien n’arrive ni ne s’en va de soi-même.';
export const versions = 'Versions';
export const versionBy = (number: number, by: string | null) =>
  by === null ? `Version ${number}, celle d’origine` : `${by}\u00a0: version ${number}`;
export const live = 'en boutique';
export const restore = 'Remettre';
export const restoreOf = (number: number) => `Remettre la version ${number}`;
export const restored = (number: number) =>
  `Le brouillon est la version ${number}. La boutique reste telle quelle.`;

// Refusals
export const changedMeanwhile =
  'Quelqu’un d’autre a modifié cette page entre-temps. Voici comment elle est maintenant.';
export const noSuchBlock = 'Ce bloc n’existe plus.';
export const noSuchVersion = 'Il n’y a pas de telle version.';
export const tooManyBlocks = 'Une page tient 40 blocs. Retirez-en un d’abord.';
export const nothingNew = 'La boutique montre déjà cela.';

export const faults = {
  no_headline: 'Il lui faut un titre.',
  no_alt: 'Dites ce qu’elle montre\u202f; des gens l’écoutent.',
  no_words_on_button: 'Le bouton a besoin de mots, ou ne mène nulle part.',
  too_long: (most: number) => `${most} lettres au plus.`,
  until_before_from: 'Il finirait avant de commencer.',
  no_address: 'Dites où cela mène.',
  foreign_address: 'Ce n’est pas une adresse de la boutique. Elles commencent comme /c/coats.',
  unknown_address: 'La boutique n’a pas de telle page.',
  no_picture: 'Choisissez une image.',
  unknown_picture: 'La boutique n’a pas de telle image.',
  unknown_film: 'Choisissez un film.',
  unknown_category: 'Choisissez une catégorie.',
  no_products: 'Choisissez au moins une pièce.',
  unknown_product: 'Les clients ne trouvent pas cette pièce\u00a0: retirez-la.',
  count: (fewest: number, most: number) => `De ${fewest} à ${most}.`,
};

// Landing pages
export const landingPages = 'Pages d’arrivée';
export const landingHint = 'Des pages pour une campagne, une saison ou une lettre, à une adresse à elles.';
export const noLandings = 'Pas encore de page d’arrivée';
export const noLandingsHint =
  'Commencez-en une\u00a0: un titre, une phrase, une adresse. Personne ne la trouve avant que vous le disiez.';
export const newLanding = 'Une nouvelle page d’arrivée';
export const makeLanding = 'Commencer la page';
export const landingMade = 'La page est un brouillon. Posez-y un bloc.';
export const pageColumns = { page: 'Page', state: 'État', draft: 'Brouillon', blocks: 'Blocs' };
export const landingStates: Readonly<Record<LandingState, string>> = {
  new: 'Pas encore en boutique',
  planned: 'Prévue',
  live: 'En boutique',
  over: 'Terminée',
  taken_down: 'Retirée',
};
export const changeCount = (count: number) => `${count} ${inFrench(count, 'modification', 'modifications')}`;
export const newPageSub = (blocks: number) =>
  `${blocks} ${inFrench(blocks, 'bloc', 'blocs')}. Personne ne la trouve avant que son brouillon soit mis en boutique.`;
export const thePage = 'La page';
export const pageLanguages = 'Langue de la page';
export const pageTexts = { title: 'Titre', description: 'Description' };
export const pageTextHints = {
  title: 'Pour les onglets, les moteurs de recherche et les liens.',
  description: 'Une phrase, pour les moteurs de recherche et les liens.',
};
export const address = 'Adresse';
export const addressHint = (path: string) => `La page est à ${path}, et y reste.`;
export const seePage = 'La voir en boutique';
export const aboutSaved =
  'Enregistré dans le brouillon. Les clients le voient quand vous le mettez en boutique.';
export const aboutChangedBy = 'Quelqu’un d’autre a enregistré ceci entre-temps.';
export const takeDown = 'Retirer…';
export const takeDownQuestion = (name: string) => `Retirer «\u00a0${name}\u00a0»\u202f?`;
export const takeDownHint =
  'Son adresse ne mène plus nulle part, ni ce qui y conduit. Le brouillon et les versions restent.';
export const takeDownIt = 'La retirer';
export const isTakenDown = 'Elle est retirée.';
export const removePage = 'Supprimer la page…';
export const removePageQuestion = (name: string) => `Supprimer «\u00a0${name}\u00a0»\u202f?`;
export const removePageHint =
  'Son brouillon et toutes ses versions partent avec elle. On ne peut pas revenir en arrière.';
export const noSuchPage = 'Il n’y a pas de telle page.';
export const emptyPage = 'Posez-y d’abord un bloc\u00a0: les clients trouveraient une page vide.';
export const isNotInShop = 'Elle n’est pas en boutique.';
export const takeDownFirst = 'Retirez-la d’abord.';
export const tooManyPages = 'La boutique tient 200 pages d’arrivée. Supprimez-en une d’abord.';

export const pageFaults = {
  no_title: 'Il lui faut un titre.',
  no_description: 'Dites en une phrase ce qu’on y trouve.',
  too_long: (most: number) => `${most} lettres au plus.`,
  until_before_from: 'Elle finirait avant de commencer.',
  no_slug: 'Des minuscules et des chiffres, les mots joints par un trait d’union, 60 au plus.',
  slug_taken: 'Une autre page s’y trouve.',
};

// Notices
export const notices = 'Annonces';
export const noticesHint =
  'Une ligne au-dessus de toutes les pages. De plusieurs, on voit la dernière venue.';
export const noNotices = 'Pas d’annonce';
export const noNoticesHint =
  'Un dernier jour pour commander, un comptoir fermé\u00a0: une ligne, au-dessus de chaque page.';
export const newNotice = 'Une nouvelle annonce';
export const addNotice = 'La mettre au-dessus des pages';
export const noticeSaved = 'Enregistré. Les clients la voient dès son heure.';
export const noticeText = 'Ligne';
export const noticeLanguages = 'Langue de l’annonce';
export const noticeLeadsNowhere =
  'Une adresse de la boutique, comme /c/coats. Vide\u00a0: ne mène nulle part.';
export const isShown = 'Visible';
export const isBehindAnother = 'Attend derrière une autre';
export const removeNoticeHint = 'Elle quitte toutes les pages aussitôt.';
export const noSuchNotice = 'Cette annonce n’existe plus.';
export const tooManyNotices = 'La boutique tient 50 annonces. Supprimez-en une d’abord.';

export const noticeFaults = {
  no_text: 'Il lui faut une ligne.',
  too_long: (most: number) => `${most} lettres au plus.`,
  foreign_address: 'Ce n’est pas une adresse de la boutique. Elles commencent comme /c/coats.',
  unknown_address: 'La boutique n’a pas de telle page.',
  until_before_from: 'Elle finirait avant de commencer.',
};
