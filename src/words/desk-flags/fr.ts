import { inFrench } from '../plural.ts';

export const flags = 'Options';
export const flagLab = 'Laboratoire des options';
export const flagLabHint =
  'Ce qui peut être activé, pour qui, et ce que cela a changé. Chaque changement est signé et peut être repris.';
export const allFlags = 'Toutes les options';
export const findFlag = 'Chercher une option';
export const noneFound = 'Aucune option ne s’appelle ainsi.';
export const chooseOne = 'Choisissez une option pour voir qui en profite et ce qu’elle a changé.';
export const noSuchFlag = 'Cette option n’existe pas';

// Who sees it
export const seen = {
  all: 'Tout le monde',
  none: 'Personne',
  some: 'Certains',
  half: (percent: string) => `${percent} de certains`,
  share: (percent: string) => `${percent}`,
};
export const sources = {
  default: 'Comme la boutique est livrée.',
  setting: 'Selon le réglage FLAGS.',
  service: 'Selon le service d’options.',
  rule: 'Selon votre règle.',
};
export const screens = {
  product: 'Sur la page du produit.',
  listing: 'Dans les listes.',
  bag: 'Dans le panier.',
  checkout: 'Au paiement.',
  everywhere: 'Partout.',
};
export const whoSeesWhat = 'Qui reçoit quoi';
export const firstLineDecides = 'La première ligne qui convient décide';
export const lineColumns = { line: 'Ligne', who: 'Qui', given: 'Reçoit' };
export const everyone = 'Tout le monde';
export const everyoneElse = 'Tous les autres';
export const audience = {
  countries: (codes: string) => `en ${codes}`,
  isSignedIn: { yes: 'connecté', no: 'non connecté' },
  isNew: { yes: 'nouveau depuis un jour', no: 'déjà venu' },
  isStaff: { yes: 'équipe', no: 'hors équipe' },
};
export const isOn = 'Activée';
export const isOff = 'Désactivée';
export const byChance = (percent: string) => `Activée pour ${percent}, au hasard`;

// The effect
export const effect = 'Effet mesuré';
export const effectOfLine = (line: number) => `Effet mesuré de la ligne ${line}`;
export const sinceWhen = (when: string) => `Depuis ${when}`;
export const noSplit =
  'Rien à mesurer : aucune ligne ne s’en remet au hasard. Donnez l’option à une part des visiteurs ; les autres serviront de comparaison.';
export const splitShown = (on: string, off: string) => `Activée pour ${on}, désactivée pour ${off}`;
export const splitSeen = (on: string, off: string) => `Comptés jusqu’ici : ${on} avec, ${off} sans.`;
export const isFair = 'Cela correspond au partage.';
export const isUnfair =
  'Cela ne correspond pas au partage : le hasard seul ferait cela moins d’une fois sur mille. Quelque chose perd des visiteurs d’un côté ; rien n’est donc jugé.';
export const effectColumns = {
  measure: 'Sur cent visiteurs',
  on: 'Avec',
  off: 'Sans',
  difference: 'Différence en points, intervalle à 95 %',
  verdict: 'En clair',
};
export const measures = { bags: 'ont mis un article au panier', orders: 'ont commandé' };
export const verdicts = {
  too_few: 'Pas assez de visites',
  unfair: 'Non jugé',
  more: 'Davantage avec',
  less: 'Moins avec',
  undecided: 'Impossible à dire',
};
export const points = (value: string, from: string, to: string) => `${value} points, de ${from} à ${to}`;
export const least = (count: string) => `Rien n’est dit avant ${count} visiteurs de chaque côté.`;
export const howCounted =
  'Un visiteur compte une fois par étape, du côté qu’il a vu en premier, depuis le dernier changement. Ne sont pas comptés : ceux qui ne l’ont pas permis, ceux qui ne gardent pas de cookies, ceux qui n’ont pas de scripts, et les aperçus.';
export const howJudged =
  'Intervalle de Newcombe pour la différence de deux proportions. Un intervalle qui contient zéro ne décide rien. Fixez d’avance le moment de juger : qui regarde chaque jour trouve des différences qui n’en sont pas.';

// The preview
export const seeIt = 'Voir par vous-même';
export const seeItHint =
  'Ouvre la boutique avec l’option réglée pour un seul navigateur, pendant une heure. Non compté.';
export const previewOn = 'Lien avec l’option';
export const previewOff = 'Lien sans l’option';
export const previewLink = { on: 'Aperçu avec', off: 'Aperçu sans' };
export const openPreview = 'Ouvrir';

// A change
export const change = 'La changer';
export const forOthers = 'Tous les autres';
export const percentOf = (who: string) => `${who} : activée pour tant sur cent`;
export const percentWrong = 'De 0 à 100, par dixièmes.';
export const addLine = 'Ajouter une ligne pour une part de tous';
export const removeLine = (line: number) => `Retirer la ligne ${line}`;
export const why = 'Pourquoi';
export const whyHint = 'Une phrase. Elle entre dans l’historique sous votre nom.';
export const signAndApply = 'Signer et appliquer';
export const takeAway = 'Retirer la règle';
export const nothingNew = 'Rien n’a encore changé.';
export const startsAnew = 'La mesure recommence à chaque changement.';
export const applied = 'En vigueur dans tous les processus de la boutique.';
export const takenAway = 'La règle est retirée.';

// The history
export const history = 'Historique';
export const noHistory = 'Personne ne l’a encore changée.';
export const wasSet = (given: string) => `Réglée sur : ${given}`;
export const wasCleared = 'Règle retirée';
export const before = (given: string) => `avant : ${given}`;
export const latestChanges = (count: number) =>
  `${count} ${inFrench(count, 'dernier changement', 'derniers changements')}`;
