import { inFrench } from '../plural.ts';

// The list
export const products = 'Articles';
export const productSearch = 'Nom, numéro ou référence';
export const productViews = {
  all: 'Tous',
  live: 'En boutique',
  scheduled: 'Programmé',
  draft: 'Brouillons',
  archived: 'Archivé',
  unlisted: 'Hors listes',
};
export const productColumns = {
  product: 'Article',
  brand: 'Marque',
  state: 'État',
  price: 'Prix',
  sale: 'Prix soldé',
  sizes: 'Tailles',
  number: 'Numéro',
};
export const none = 'aucun';
export const states = {
  live: 'En boutique',
  scheduled: 'Programmé',
  draft: 'Brouillon',
  archived: 'Archivé',
};
export const unlisted = 'Hors listes';
export const archiveMany = (count: number) => `Archiver ${count} ${inFrench(count, 'article', 'articles')}`;
export const publishMany = (count: number) => `Mettre ${count} en boutique`;
export const openSheet = 'Modifier en tableau';

// A new one
export const newProduct = 'Nouvel article';
export const newProductHint = 'Il commence en brouillon, que seul le bureau voit.';
export const make = 'Créer le brouillon';
export const copyAsNew = 'Dupliquer';
export const addColour = 'Ajouter une couleur';
export const copyHint = 'Textes, prix, tailles et photos sont copiés ; le stock et les codes-barres non.';

// One
export const productOf = (brand: string, productId: number, colours: number, sizes: number) =>
  `${brand}. Article ${productId}, ${colours} ${inFrench(colours, 'couleur', 'couleurs')}, ${sizes} ${inFrench(sizes, 'taille', 'tailles')}.`;
export const seeInShop = 'Voir en boutique';
export const preview = 'Aperçu';
export const previewHint = 'Le lien fonctionne un jour, pour quiconque l’a.';
export const colours = 'Couleurs';
export const colour = 'Couleur';
export const price = 'Prix';
export const salePrice = 'Prix soldé';
export const promoPrice = 'Prix promo';
export const prices = 'Prix';
export const pricesIn = (currency: string) => `En ${currency}`;
export const addMarket = 'Un prix propre en';
export const marketHint = 'Ailleurs, le change du jour décide.';
export const sizes = (colourName: string) => `Tailles, ${colourName}`;
export const sizesHint =
  'Le stock se compte sous Stock ; ce que les paiements retiennent ne se vend pas deux fois.';
export const sizeColumns = {
  name: 'Taille',
  sku: 'Référence',
  barcode: 'Code-barres',
  onHand: 'En stock',
  reserved: 'Retenu',
  lowAt: 'Bas dès',
};
export const addSize = 'Ajouter une taille';
export const sizeName = 'Taille';
export const texts = 'Textes';
export const language = 'Langue';
export const name = 'Nom';
export const lengthOf = (count: number, most: number) => `${count} sur ${most}`;
export const textNames = {
  colour: 'Couleur',
  description: 'Description',
  materials: 'Matières, une par ligne',
  careInstructions: 'Entretien, un par ligne',
  details: 'Détails, un par ligne',
  countryDescription: 'Lieu de fabrication, en mots',
  ingredients: 'Composition',
  sizeNoteShort: 'Conseil de taille, court',
  sizeNoteLong: 'Conseil de taille, long',
  bannerText: 'Bandeau',
  promoTag: 'Étiquette',
  promoText: 'Promotion',
};
export const ownText = (text: string) => `Anglais : ${text}`;
export const stillToSay =
  'Il reste quelque chose à dire dans cette langue ; en attendant, c’est dit en anglais.';
export const pictures = (colourName: string) => `Photos, ${colourName}`;
export const inTheShop = 'En boutique';
export const stateNames = {
  live: 'En boutique',
  draft: 'Brouillon, bureau seul',
  scheduled: 'À une date',
  archived: 'Archivé',
};
export const stateHint = 'Enregistrez d’abord vos modifications.';
export const goesLive = 'Mise en boutique';
export const plannedFor = (when: string) => `Prévu : en boutique ${when}.`;
export const setState = {
  live: 'Mettre en boutique',
  draft: 'Remettre en brouillon',
  scheduled: 'Programmer',
  archived: 'Archiver',
};
export const stateSet = {
  live: 'Il est en boutique.',
  draft: 'C’est un brouillon.',
  scheduled: 'C’est programmé.',
  archived: 'Il est archivé.',
};
export const notReady = 'Avant que les clients le voient :';
export const rules = 'Règles';
export const marks = {
  isListed: 'Dans les listes et la recherche',
  isExchangeable: 'Échangeable',
  isFinalSale: 'Vente ferme',
  airProhibited: 'Pas par avion',
  isBackOrderDelayed: 'Expédié plus tard que dit',
  isPromotionEligible: 'Les codes s’y appliquent',
  isGreenLit: 'Fabriqué avec soin pour le climat',
};
export const brand = 'Marque';
export const anotherBrand = 'Une marque d’un autre nom…';
export const newBrand = 'La nouvelle marque';
export const categories = 'Catégories';
export const madeIn = 'Fabriqué en';
export const nowhere = 'Non précisé';
export const gtin = 'GTIN';
export const onlineSince = 'En boutique depuis';
export const shipsTo = 'Expédié seulement vers';
export const shipsToHint = 'Rien de coché : partout.';
export const history = 'Historique';
export const noHistory = 'Rien n’a encore changé.';
export const putBack = 'Rétablir';
export const saveChanges = (count: number) =>
  `Enregistrer ${count} ${inFrench(count, 'modification', 'modifications')}`;
export const notSaved = (count: number) =>
  `${count} ${inFrench(count, 'modification', 'modifications')} à enregistrer.`;
export const discard = 'Abandonner';
export const saved = 'Enregistré.';
export const changedBy =
  'Quelqu’un a modifié cet article entre-temps. Rien n’est perdu : votre version est ici, la sienne est enregistrée.';
export const theirs = 'La sienne';
export const yours = 'La vôtre';
export const takeTheirs = 'Prendre la sienne';
export const keepMine = 'Garder la mienne';
export const giftCardHint = 'Les cartes cadeaux ne se modifient pas ici.';

export const addPrice = 'Ajouter';
export const removePrice = (where: string) => `Retirer : ${where}`;
export const newColour = 'Sa couleur';
export const chosen = (what: string, count: number) => `${what} : ${count}`;

// A sheet
export const sheet = 'Modifier en tableau';
export const sheetHint =
  'Collez depuis un tableur, avec des titres en première ligne : number, et au choix name, price, sale price, promo price, color, description, gtin, listed. Rien ne change avant que vous ayez vu ce qui changerait.';
export const sheetPaste = 'Articles, un par ligne';
export const look = 'Voir ce qui changerait';
export const apply = (count: number) => `Modifier ${count} ${inFrench(count, 'article', 'articles')}`;
export const wouldChange = 'Ce qui changerait';
export const nothingDiffers = 'Rien ne changerait.';
export const sheetColumns = { product: 'Article', change: 'Modification', state: 'État' };
export const sheetStates = { changed: 'Change', same: 'Reste', refused: 'Refusé' };
export const sheetRefusals = {
  not_found: 'Cet article n’existe pas.',
  changed_meanwhile: 'Quelqu’un l’a modifié entre-temps. Regardez encore.',
  faulty: '',
};
export const sheetProblems = {
  empty: 'Il n’y a pas de ligne sous les titres.',
  no_number: 'La première ligne doit porter le titre « number ».',
  unknown_title: (title: string) => `« ${title} » n’est pas un titre connu.`,
  bad_number: (line: number) => `La ligne ${line} ne commence pas par le numéro d’un article.`,
  bad_value: (line: number, title: string) => `Ligne ${line} : « ${title} » est illisible.`,
  too_many: (most: number) => `Au plus ${most} lignes à la fois.`,
};
export const sheetDone = (count: number, refused: number) =>
  refused === 0
    ? `${count} ${inFrench(count, 'article', 'articles')} modifiés.`
    : `${count} ${inFrench(count, 'article', 'articles')} modifiés, ${refused} refusés.`;

// What the rules refuse; each is said beside its field
export const faults = {
  no_name: () => 'Il lui faut un nom.',
  no_colour: () => 'Il lui faut le nom de sa couleur.',
  short_description: () => 'Décrivez-le en au moins 40 caractères.',
  no_date: () => 'Ce n’est pas une date.',
  wrong_gtin: () => 'Le dernier chiffre de ce GTIN ne va pas avec les autres.',
  wrong_amount: () => 'Ce n’est pas un montant au-dessus de zéro.',
  sale_not_lower: () => 'Un prix soldé doit être plus bas que le prix.',
  promo_not_lower: () => 'Un prix promo doit être plus bas que tous les autres.',
  unknown_currency: (value: string) => `La boutique ne vend pas en ${value}.`,
  no_sizes: () => 'Il lui faut une taille ; une taille unique s’appelle One Size.',
  size_twice: () => 'Cette taille y est deux fois.',
  one_size_beside_others: () => 'One Size ne va pas avec d’autres tailles.',
  no_size_name: () => 'La taille a besoin d’un nom.',
  no_picture: () => 'Il lui faut une photo.',
  no_swatch: () => 'Il lui faut une photo de sa couleur.',
  picture_twice: () => 'Cette photo y est deux fois.',
  no_alt: () => 'Dites en quelques mots ce qu’elle montre ; certains l’écoutent.',
  alt_is_file_name: () => 'Dites ce qu’elle montre, pas le nom du fichier.',
  no_poster: () => 'Un film a besoin d’une image à montrer avant qu’il ne commence.',
  unknown_film: () => 'La boutique n’a pas ce film.',
  no_category: () => 'Il doit être dans une catégorie.',
  unknown_brand: () => 'Cette marque n’existe pas.',
  unknown_category: () => 'Cette catégorie n’existe pas.',
  unknown_origin: () => 'Ce lieu n’existe pas.',
  unknown_country: () => 'Ce pays n’existe pas.',
  unknown_picture: () => 'La boutique n’a pas cette photo.',
  sku_taken: (value: string) => `${value} est celle d’un autre article.`,
  sku_twice: (value: string) => `${value} y est deux fois.`,
  no_sku: () => 'La taille a besoin d’une référence.',
  colour_taken: (value: string) => `Ce modèle existe déjà en ${value}.`,
  above_deal: () => 'Une offre de cet article coûterait plus que cela. Terminez d’abord l’offre.',
};
