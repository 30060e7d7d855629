import { inFrench } from '../plural.ts';

// Ce qui ne va pas dans une ligne
export const faults = {
  row_no_sku: () =>
    'Chaque ligne a besoin d’une référence ; sans elle, nul ne sait de quelle taille il s’agit.',
  sku_in_row: (row: string) => `La même référence deux fois dans un fichier. La ligne ${row} a été prise.`,
  size_in_row: (row: string) => `La même taille deux fois. La ligne ${row} a été prise.`,
  unknown_number: (value: string) =>
    `Il n’y a pas d’article ${value}. Laissez le numéro vide pour en créer un.`,
  gift_card: () => 'Les cartes cadeaux ne s’importent pas.',
  no_size: () => 'Cette référence est nouvelle : dites quelle taille c’est.',
  size_renamed: (value: string) =>
    `Cette référence est la taille ${value}, et des commandes la nomment ainsi.`,
  bad_amount: (value: string) => `« ${value} » n’est pas un montant.`,
  bad_count: (value: string) => `« ${value} » n’est pas un nombre d’unités.`,
  bad_barcode: (value: string) => `« ${value} » n’est pas un code-barres de 8 à 14 chiffres.`,
  bad_yes_no: (value: string) => `« ${value} » n’est ni oui ni non.`,
  bad_state: (value: string) =>
    `« ${value} » n’est pas un état : live, draft ou archived. Une date se planifie sur la page de l’article.`,
  too_long: (most: string) => `C’est plus long que ${most} lettres.`,
  not_a_category: (value: string) => `Il n’y a pas de catégorie « ${value} ».`,
  not_an_origin: (value: string) => `La boutique ne connaît pas l’origine « ${value} ».`,
  not_a_country: (value: string) => `« ${value} » n’est pas le code d’un pays de livraison.`,
  uk_is_gb: () => '« UK » n’est pas un code de pays. Le Royaume-Uni est GB.',
  other_than_row: (row: string) => `La ligne ${row} dit autre chose du même article.`,
  with_row: (row: string) => `Son article est refusé avec la ligne ${row}.`,
  no_new_name: () => 'Un nouvel article a besoin d’un nom.',
  open_quote: () => 'Un guillemet s’ouvre et ne se ferme jamais : à partir d’ici, rien ne peut être lu.',
  below_reserved: (reserved: string) =>
    `${reserved} sont retenus par des paiements. Le stock ne peut descendre sous ce qui est promis.`,
  changed_since: () => 'Quelqu’un l’a modifié entre-temps ; il reste tel quel.',
  sold_since: (onHand: string) => `Il y en a ${onHand} maintenant : il en est venu ou parti entre-temps.`,
};

// Ce qui ne va pas dans un fichier
// Pourquoi une image n’est pas venue
export const fetchFaults = {
  not_an_address: 'Ce n’est pas l’adresse d’une image.',
  private_address: 'Cette adresse mène dans un réseau privé.',
  unknown_host: 'Personne n’est connu sous ce nom.',
  unreachable: 'Personne n’a répondu.',
  no_answer: 'La réponse n’est pas venue à temps.',
  bad_answer: 'Il n’y a pas d’image à cette adresse.',
  too_large: 'Le fichier est trop grand.',
  no_picture: 'Ce qui est venu n’est pas une image qui se montre.',
  too_many_pixels: 'L’image a plus de pixels qu’on ne peut en ouvrir.',
  too_small: 'L’image est trop petite pour être montrée.',
  wrong_proportions: 'L’image est trop étroite pour un cadre de deux sur trois.',
};

export const noText = 'Ce fichier n’est pas du texte. Enregistrez-le en CSV et envoyez celui-là.';
export const headFaults = {
  empty: () => 'Le fichier n’a pas de première ligne avec les noms de ses colonnes.',
  too_many_columns: () => 'Le fichier a plus de colonnes qu’on n’en peut lire.',
  not_shopify: () => 'Ce n’est pas le fichier de produits de Shopify : il n’a pas de Handle ou pas de Title.',
  no_mapping: () => 'Dites quelles colonnes ce sont.',
  open_quote: () => 'Un guillemet s’ouvre dans la première ligne et ne se ferme jamais.',
  unknown_column: (title: string) => `Il n’y a pas de colonne « ${title} ».`,
  column_twice: (title: string) => `La colonne « ${title} » est là deux fois.`,
  no_column: (title: string) => `La colonne « ${title} » manque.`,
};
export const steps = {
  not_checked: 'Le fichier n’a pas été parcouru.',
  under_way: 'C’est déjà en cours.',
  nothing_left: 'Il ne reste rien à faire.',
  too_late: 'Il a été appliqué il y a plus d’un jour.',
};
export const refusedWhy = 'why_not';

// Les champs d’un article
export const columnNames: Readonly<Record<string, string>> = {
  name: 'Nom',
  brand: 'Marque',
  categories: 'Catégories',
  origin: 'Origine',
  gtin: 'GTIN',
  online_since: 'En boutique depuis',
  ships_to: 'Livré seulement en',
  price: 'Prix',
  sale_price: 'Prix soldé',
  promo_price: 'Prix promotionnel',
  images: 'Photos',
  image_url: 'Images à chercher',
  image_text: 'Ce que montrent les images',
  variant_image_url: 'Images à chercher',
  state: 'État',
  size: 'Taille',
  sku: 'Référence',
  barcode: 'Code-barres',
  low_at: 'Bas à partir de',
  on_hand: 'En stock',
  listed: 'Dans les listes',
  green_lit: 'Feu vert',
  air_prohibited: 'Pas par avion',
  exchangeable: 'Échangeable',
  final_sale: 'Vente ferme',
  back_order_delayed: 'Réassort retardé',
  promotion_eligible: 'Codes acceptés',
  color: 'Couleur',
  description: 'Description',
  country_description: 'D’où il vient',
  ingredients: 'Composition',
  banner_text: 'Bandeau',
  promo_tag: 'Promotion, étiquette',
  promo_text: 'Promotion, texte',
  size_note: 'Note de taille',
  size_note_long: 'Note de taille, longue',
  materials: 'Matières',
  care: 'Entretien',
  details: 'Détails',
  image_texts: 'Ce que montrent les photos',
  number: 'Numéro',
  family: 'Famille',
};
export const inLanguage = (field: string, language: string) => `${field} (${language})`;

// La liste
export const imports = 'Import';
export const earlier = 'Plus tôt';
export const importsHint =
  'Des articles d’un tableur ou d’une autre boutique. D’abord le fichier est seulement parcouru ; rien ne change avant que vous l’appliquiez.';
export const noImports = 'Pas encore de fichier';
export const noImportsWhy = 'Exportez les articles, changez le fichier, et rapportez-le.';
export const chooseFile = 'Choisir un fichier CSV';
export const dropHere = 'ou déposez-le ici';
export const file = 'Fichier';
export const format = 'Ce que c’est';
export const formats = {
  vitrine: 'Le fichier de cette boutique',
  shopify: 'Le fichier de produits de Shopify',
  mapped: 'Un autre fichier, dont je nomme les colonnes',
};
export const formatHints = {
  vitrine: 'Une case vide vide sa valeur. Une colonne qui n’est pas là ne change rien.',
  shopify:
    'Les articles sont en brouillon ou en ligne comme chez Shopify ; ni commandes ni clients ne sont dans ce fichier.',
  mapped: 'Une case vide vide sa valeur. Une colonne que vous laissez de côté ne change rien.',
};
export const lookThrough = 'Le parcourir';
export const lookingThrough = 'Envoi du fichier';
export const exportFile = 'Exporter les articles';
export const tooLarge = 'Le fichier fait plus de 32 Mo. Coupez-le en deux.';
export const columnsHead = 'Quelle colonne est laquelle';
export const columnsHint =
  'Une fois nommées, les colonnes d’un tel fichier sont connues. Celles que vous laissez restent de côté.';
export const theirColumn = 'Dans le fichier';
export const example = 'Par exemple';
export const columnOf = (title: string) => `Ce qu’est « ${title} »`;
export const ourColumn = 'Ici';
export const leaveAlone = 'Laisser de côté';
export const listColumns = { file: 'Fichier', state: 'État', rows: 'Lignes', by: 'Par', at: 'Reçu' };
export const states = {
  checking: 'Parcours en cours',
  checked: 'Parcouru',
  applying: 'Application en cours',
  applied: 'Appliqué',
  undoing: 'Retour en cours',
  undone: 'Annulé',
  failed: 'Illisible',
};

// Un
export const rowsRead = (rows: string, when: string, by: string) => `${rows} lignes, lues ${when} par ${by}.`;
export const rehearsal = 'C’est une répétition : rien n’a changé dans la boutique.';
export const verdicts = { new: 'nouvelles', changed: 'changées', same: 'identiques', refused: 'refusées' };
export const rowVerdicts = { new: 'nouvelle', changed: 'changée', same: 'identique', refused: 'refusée' };
export const byVerdict = 'Les lignes selon leur effet';
export const calls = (count: number) =>
  inFrench(count, 'personne sera prévenue', 'personnes seront prévenues');
export const apply = (count: number, rows: string) =>
  `Appliquer ${rows} ${inFrench(count, 'ligne', 'lignes')}`;
export const applyRest = (count: number, rows: string) =>
  `Continuer avec ${rows} ${inFrench(count, 'ligne', 'lignes')}`;
export const otherFile = 'Autre fichier';
export const wouldChange = 'Ce qui changerait';
export const shownRows = {
  taken: (isRehearsal: boolean) => (isRehearsal ? wouldChange : 'Ce qui a changé'),
  new: () => 'Nouvelles',
  changed: () => 'Changées',
  same: () => 'Identiques',
  refused: () => 'Refusées',
  overtaken: () => 'Devancées',
  left: () => 'Laissées telles quelles',
};
export const refused = 'Refusées';
export const refusedFile = 'Les corriger';
export const seeRefused = (count: number) =>
  `Voir ${inFrench(count, 'celle qui est refusée', `les ${count} qui sont refusées`)}`;
export const refusedHint = 'Le reste du fichier ne les attend pas.';
export const downloadRefused = (count: string) => `Télécharger les ${count} avec les raisons`;
export const columns = {
  take: 'Prendre',
  row: 'Ligne',
  sku: 'Référence',
  product: 'Article',
  kind: 'Genre',
  what: 'Quoi',
  effect: 'Effet',
  why: 'Pourquoi pas',
};
export const rowNamed = (row: number) => `ligne ${row}`;
export const noRows = 'Pas de telles lignes.';
export const nothingYet = 'rien';
export const callsWaiting = (count: number) =>
  `Prévient ${count} ${inFrench(count, 'personne', 'personnes')}`;
export const inBags = (count: number) =>
  `Dans ${count} ${inFrench(count, 'panier ; il est averti', 'paniers ; ils sont avertis')}`;
export const draftUntil = (reasons: string) => `Brouillon pour l’instant. ${reasons}`;
export const beforeYouApply = 'Avant d’appliquer';
export const columnsKnown = 'Toutes les colonnes comprises';
export const noneRefused = 'Aucune ligne refusée';
export const someRefused = (count: number, rows: string) =>
  `${rows} ${inFrench(count, 'ligne refusée ; elle reste de côté', 'lignes refusées ; elles restent de côté')}`;
export const noSteep = 'Aucun prix ne bouge de plus d’un cinquième';
export const steepPrices = (count: number, prices: string) =>
  `${prices} prix ${inFrench(count, 'bouge', 'bougent')} de plus d’un cinquième`;
export const bagsDearer = (count: number) =>
  `${count} ${inFrench(count, 'panier contient', 'paniers contiennent')} un prix qui monte`;
export const noBags = 'Aucun panier ne devient plus cher';
export const peopleCalled = (count: number) =>
  `${count} ${inFrench(count, 'personne sera prévenue', 'personnes seront prévenues')}`;
export const nobodyCalled = 'Personne n’est prévenu';
export const whileItRuns = 'Pendant ce temps';
export const stop = 'Arrêter après cette ligne';
export const stopped = 'Arrêté. Ce qui est fait est fait, le reste attend.';
export const whenDone = 'Quand c’est fait';
export const appliedAt = (when: string) => `Appliqué ${when}`;
export const appliedRows = (count: number, rows: string) =>
  `${rows} ${inFrench(count, 'ligne est appliquée', 'lignes sont appliquées')}.`;
export const picturesWaiting = (count: number) =>
  `${count} ${inFrench(count, 'image est', 'images sont')} en route.`;
export const picturesFetched = (count: number) =>
  `${count} ${inFrench(count, 'image est là', 'images sont là')}.`;
export const picturesFailed = (count: number) =>
  `${count} ${inFrench(count, 'image n’est pas venue', 'images ne sont pas venues')} :`;
export const undoneAt = (when: string) => `Annulé ${when}`;
export const overtaken = (count: number) =>
  `${count} ${inFrench(count, 'a été devancée et laissée', 'ont été devancées et laissées')} de côté.`;
export const refusedLate = (count: number) =>
  `${count} ${inFrench(count, 'a été refusée', 'ont été refusées')}.`;
export const undo = 'Annuler l’import';
export const undoAll = 'Tout annuler';
export const keepIt = 'Laisser tel quel';
export const undoUntil = (when: string) =>
  `Jusqu’à ${when}. Remet les valeurs ; pas ce qu’on a acheté depuis, ni ce que quelqu’un a changé depuis, ni les messages. Les articles qu’il a créés sont archivés.`;
export const undone = (count: number) =>
  `${count} ${inFrench(count, 'ligne est', 'lignes sont')} comme avant.`;
export const notUndone = (count: number) =>
  `${count} ${inFrench(count, 'ligne a changé depuis et reste telle quelle', 'lignes ont changé depuis et restent telles quelles')}.`;
export const outcomes = {
  applied: 'appliquée',
  overtaken: 'devancée',
  refused: 'refusée',
  undone: 'annulée',
  left: 'laissée telle quelle',
};
export const failed = 'Le fichier n’a pas pu être lu jusqu’au bout. Renvoyez-le.';
