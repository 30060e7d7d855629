// Ce que le comptoir dit des réglages.
export const settings = 'Réglages';
export const settingsHint =
  'Ce qu’un commerçant chercherait. Ce que l’environnement décide est montré ici, et où c’est réglé.';
export const noSuchSection = 'Cette section n’existe pas.';
export const seeShop = 'Voir la boutique';
export const sectionNames: Readonly<Record<string, string>> = {
  shop: 'Boutique',
  look: 'Apparence',
  opening: 'Ouverture',
};
export const lookOnly = 'Les réglages sont changés par les propriétaires. Vous pouvez les consulter.';
export const saved = 'Enregistré. La boutique le montre désormais.';
export const savedNow = (count: number) =>
  count < 2 ? 'Modification enregistrée.' : `${count} modifications enregistrées.`;
export const setBy = (name: string) => `Réglé par ${name} dans l’environnement ; en lecture seule ici.`;

// Two people
export const changedMeanwhile = 'Quelqu’un d’autre a changé ces réglages entre-temps.';
export const changedBy = 'Quelqu’un d’autre a enregistré ces réglages depuis que vous les avez ouverts.';
export const theirs = 'Les siens, enregistrés';
export const yours = 'Les vôtres';
export const takeTheirs = 'Prendre les siens';
export const keepMine = 'Garder les miens';

// Name and addresses
export const nameAndMark = 'Nom';
export const nameHint = 'Au-dessus de la porte, dans les lettres et sur le bordereau';
export const fields: Readonly<Record<string, string>> = {
  name: 'Nom',
  tradingAs: 'Raison sociale',
  postalAddress: 'Adresse postale',
  contactEmail: 'On écrit à',
  contactPhone: 'On appelle le',
};
export const fieldHints: Readonly<Record<string, string>> = {
  tradingAs: 'La société derrière la boutique, si elle porte un autre nom.',
  postalAddress: 'Sur une ligne, telle qu’elle figure dans les conditions et sous les e-mails.',
};
export const onPaper = 'Le nom sur papier';
export const onInk = 'Le nom sur encre';
export const typeHint = 'Composé en caractères, comme dans l’en-tête et sur les bordereaux.';

// Colors
export const colors = 'Couleurs';
export const styleIs: Readonly<Record<string, string>> = { '1': 'Style un', '2': 'Style deux' };
export const style = 'Style';
export const colorNames: Readonly<Record<string, string>> = {
  ground: 'Fond',
  ink: 'Encre',
  tint: 'Teinte',
  edge: 'Bord des champs',
  red: 'Rouge : prix qui baissent, et ennuis',
};
export const nowAndThen = 'Maintenant, et avec votre changement';
export const contrast = 'Contraste';
export const contrastColumns = { read: 'Lu sur', needs: 'Exigé', has: 'Obtenu', so: 'Verdict' };
export const passes = 'Passe';
export const fails = 'Refusé';
export const refusedCount = (count: number) => `${count} ${count < 2 ? 'refusée' : 'refusées'}`;
export const noNumber = 'pas une couleur';
export const pairs: Readonly<Record<string, string>> = {
  ink_on_ground: 'Encre sur fond',
  ink_on_tint: 'Encre sur teinte',
  edge_on_ground: 'Bord sur fond',
  red_on_ground: 'Rouge sur fond',
  red_on_tint: 'Rouge sur teinte',
  ground_on_ink: 'Fond sur encre',
};
export const readsAt = (pair: string, ratio: string) => `${pair} : ${ratio} pour 1.`;
export const textNeeds = (ratio: string) => `Un texte exige ${ratio}.`;
export const edgesNeed = (ratio: string) => `Un bord exige ${ratio}.`;
export const nearestIs = (color: string) => `La plus proche qui passe est ${color}.`;
export const noneOfThatHue = 'Aucune couleur de cette nuance ne passe à côté des autres.';
export const takeNearest = (color: string, ratio: string) => `Prendre ${color}, ${ratio} pour 1`;
export const backTo = (color: string) => `Revenir à ${color}`;
export const sample = { name: 'Nocturne', price: '248 $', was: '356 $', act: 'Ajouter au panier' };

// What is wrong
export const faults = {
  missing: () => 'Ce champ ne peut pas être vide.',
  too_long: (most: string) => `${most} caractères au plus.`,
  too_short: (least: string) => `${least} caractères au moins.`,
  not_one_line: () => 'Une seule ligne, sans caractères invisibles.',
  no_email: () => 'Ce n’est pas une adresse e-mail.',
  no_phone: () => 'Un numéro de téléphone, par exemple +1 212 555 0100.',
  no_color: () => 'Six chiffres, par exemple #a1261b.',
  set_outside: (name: string) => `${name} en décide dans l’environnement : changez-le là-bas.`,
  unknown: () => 'Ce réglage n’existe pas.',
};

// What is set outside
export const setOutside = 'Réglé ailleurs';
export const readOnly = 'Lecture seule';
export const outsideHint =
  'L’environnement du processus en décide ; la personne qui gère la machine les change et redémarre la boutique.';
export const isSet = 'défini';
export const showAll = (count: number) => `Montrer les ${count} qui ne sont pas définis`;

// History
export const history = 'Historique';
export const noHistory = 'Personne n’a encore rien changé.';
