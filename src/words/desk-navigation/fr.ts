// Ce que le bureau dit du menu et du pied de page.
export const navigation = 'Navigation';
export const sub = (version: number) =>
  version === 0 ? 'Telle que la boutique est arrivée' : `La version ${version} est en boutique`;
export const languages = 'Langue des noms';
export const menu = 'Menu';
export const menuHint = 'En haut de chaque page, et en premier au pied de page';
export const more = 'Aussi dans le tiroir';
export const moreHint = 'Sur un téléphone, sous le menu';
export const column = (name: string) =>
  name === '' ? 'Pied de page : une nouvelle colonne' : `Pied de page : ${name}`;
export const keysHint = 'Espace pour soulever, flèches pour déplacer, Espace pour poser';
export const columnName = 'Nom de la colonne';
export const linkName = 'Nom';
export const leadsTo = 'Mène à';
export const calledAs = (name: string) => `Vide : ${name}, comme la catégorie.`;
export const isMissing = 'Manque. Paraît en anglais, indiqué comme tel.';
export const pathHint = 'Par exemple /c/coats, /contact, ou https://ailleurs.example';
export const addLink = 'Ajouter un lien';
export const addColumn = 'Ajouter une colonne';
export const removeColumn = 'Supprimer la colonne';
export const removeLink = (name: string) => `Supprimer ${name}`;
export const remove = 'Supprimer';
export const unnamed = 'un lien sans nom';
export const move = (name: string) => `Déplacer ${name}`;
export const lifted = (name: string, place: number, of: number) =>
  `${name} est soulevé, place ${place} sur ${of}. Les flèches le déplacent, Espace le pose, Échap le remet.`;
export const movedTo = (name: string, place: number, of: number) => `${name}, place ${place} sur ${of}.`;
export const putDown = (name: string, place: number, of: number) =>
  `Posé : ${name}, place ${place} sur ${of}.`;
export const putBack = (name: string, place: number) => `${name} est revenu à la place ${place}.`;

export const putInShop = 'Mettre en boutique';
export const isInShop = 'C’est en boutique.';
export const discard = 'Abandonner mes changements';
export const asInShop = 'Comme en boutique';
export const isChanged = 'Modifié, pas encore en boutique';
export const versions = 'Versions';
export const versionNamed = (number: number) =>
  number === 0 ? 'Telle que la boutique est arrivée' : `Version ${number}`;
export const inShop = 'En boutique';
export const lookAgain = 'Reprendre dans le formulaire';
export const changedMeanwhile =
  'Quelqu’un a mis un autre menu en boutique entre-temps. Le voici tel qu’il est maintenant.';
export const changedBy = 'Quelqu’un d’autre a mis un autre menu en boutique pendant que vous écriviez.';

export const faults = {
  no_name: 'Il lui faut un nom.',
  no_address: 'Dites où il mène.',
  foreign_address: 'Ce n’est ni une adresse de la boutique, ni une adresse d’ailleurs en https.',
  unknown_address: 'Cela ne mène nulle part dans la boutique.',
  no_links: 'Sans menu, on ne peut pas parcourir la boutique.',
  too_long: (most: number) => `${most} lettres au plus.`,
  too_many: (most: number) => `Il y a de la place pour ${most}.`,
};
