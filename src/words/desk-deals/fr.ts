import { inFrench } from '../plural.ts';

export const deals = 'Ventes flash';
export const dealsHint =
  'Les heures sont celles de cet appareil ; la boutique compte avec sa propre horloge.';
export const dealsByDay = 'Ventes flash par jour';
export const dealsBetween = (from: string, to: string) => `Ventes flash du ${from} au ${to}`;
export const product = 'Article';
export const span = 'Période';
export const twoWeeks = 'Deux semaines';
export const month = 'Mois';
export const earlier = 'Avant';
export const later = 'Après';
export const newDeal = 'Nouvelle vente flash';
export const none = 'Aucune vente flash ces jours-là';
export const noneHint = 'Une vente flash : un prix plus bas, pour un temps et pour un nombre de pièces.';
export const more = (count: number) =>
  `Seules les ${count} premières sont affichées : choisissez moins de jours.`;
export const states = { coming: 'À venir', live: 'En cours', claimed: 'Épuisée', ended: 'Terminée' };
export const barOf = {
  coming: (percent: number, units: number) =>
    `À venir. −${percent} %, ${units} ${inFrench(units, 'pièce', 'pièces')}`,
  live: (percent: number, claimed: number) => `En cours. −${percent} %, ${claimed} % pris`,
  claimed: (percent: number) => `Épuisée. −${percent} %`,
  ended: (percent: number, claimed: number) => `Terminée. −${percent} %, ${claimed} % pris`,
};
export const dealOf = (name: string, color: string) => `${name}, ${color}`;
export const startsIn = (when: string) => `Début : ${when}`;
export const endsAt = (when: string) => `Fin : ${when}`;
export const wasOverAt = (when: string) => `Terminée : ${when}`;

// Its numbers
export const claimedOf = (allotment: number) => `prises sur ${allotment}`;
export const shownToShoppers = 'montré aux clients';
export const heldInCheckouts = 'retenues en caisse';
export const revenue = (price: string) => `encaissés, à ${price}`;
export const givenAway = 'de remise';
export const inBags = (pieces: number) => `paniers, avec ${pieces} ${inFrench(pieces, 'pièce', 'pièces')}`;
export const goneAt = (when: string) => `Au rythme de la dernière heure, tout sera pris ${when}.`;
export const noPace = 'Personne n’en a commandé depuis une heure.';
export const claims = 'Au fil des commandes';
export const noClaims = 'Personne n’en a encore pris.';
export const listening = 'À l’écoute';
export const when = 'Quand';
export const size = 'Taille';
export const units = 'Pièces';
export const state = 'État';
export const claimStates = {
  held: (until: string) => `Retenue jusqu’à ${until}`,
  ordered: 'Commandée',
  cancelled: 'Annulée',
  let_go: 'Relâchée',
};

// Its form
export const change = 'Modifier';
export const find = 'Chercher l’article';
export const starts = 'Début';
export const ends = 'Fin';
export const off = 'Remise en pour cent';
export const allotment = 'Pièces à ce prix';
export const allotmentHint = 'Toutes tailles confondues. Deux au plus par personne.';
export const costs = (price: string, full: string) => `${price}, au lieu de ${full}`;
export const look = 'Voir ce que cela donne';
export const planIt = 'Programmer la vente';
export const save = 'Enregistrer';
export const isPlanned = 'La vente flash est programmée.';
export const savedNow = 'Enregistré.';
export const onlyEndAndUnits =
  'Elle est en cours : son début et son prix restent comme les clients les ont vus.';
export const isOver = 'Elle est terminée et reste telle quelle. Une nouvelle peut être programmée.';
export const endNow = 'Terminer maintenant…';
export const endQuestion = 'Terminer la vente maintenant ?';
export const endEffect = (bags: number, price: string) =>
  bags === 0
    ? 'L’article n’est dans aucun panier.'
    : `${bags} ${inFrench(bags, 'panier le contient', 'paniers le contiennent')} au prix flash : il y coûtera de nouveau ${price}, et ce sera dit.`;
export const endHeld = (held: number) =>
  held === 0
    ? ''
    : `${held} ${inFrench(held, 'pièce est en cours de paiement et reste', 'pièces sont en cours de paiement et restent')} au prix flash.`;
export const end = 'Terminer la vente';
export const dealEnded = 'La vente est terminée.';
export const callOff = 'Annuler…';
export const callOffQuestion = 'Annuler la vente flash ?';
export const callOffHint = 'Personne n’a encore vu son prix. La page n’annoncera plus de vente.';
export const callOffNow = 'Annuler la vente';
export const isCalledOff = 'La vente flash est annulée.';
export const goOn = 'La laisser';
export const noSuchDeal = 'Cette vente flash n’existe pas.';
export const noSuchProduct = 'Cet article n’existe pas.';
export const giftCardsHaveNone = 'Il n’y a pas de vente flash pour les cartes cadeaux.';
export const changedMeanwhile =
  'Quelqu’un d’autre a modifié cette vente entre-temps. La voici telle qu’elle est.';
export const notNow = 'Elle a commencé ou s’est terminée entre-temps. Regardez-la de nouveau.';

export const faults = {
  starts_in_past: 'Elle ne peut pas commencer dans le passé.',
  too_far: 'Elle peut commencer d’ici un an.',
  start_runs: 'Elle est en cours : son début ne change plus.',
  overlap: (from: string, to: string) => `Une autre vente flash de cet article va du ${from} au ${to}.`,
  ends_before_start: 'La fin doit suivre le début.',
  ends_in_past: 'C’est passé. Pour l’arrêter tout de suite, terminez-la maintenant.',
  too_long: (days: number) => `Une vente flash dure ${days} jours au plus.`,
  is_over: 'Elle est terminée et reste telle quelle.',
  percent: 'De 1 à 99 pour cent.',
  percent_runs: 'Elle est en cours : les clients ont vu son prix.',
  not_below: (price: string) =>
    `Le prix doit être inférieur à ${price}, que l’article coûte sans la vente flash.`,
  allotment: (most: string) => `De 1 à ${most} pièces.`,
  below_claimed: (claimed: number) => `${claimed} sont déjà prises.`,
};

export const warnings = {
  above_stock: (available: number) =>
    `Il n’y en a que ${available} à vendre : le stock s’épuisera avant la vente flash.`,
  lowest: (price: string) =>
    `Dans l’Union européenne, il est dit : prix le plus bas des 30 jours précédents, ${price}.`,
  not_below_lowest: (price: string) =>
    `L’article a coûté ${price} au cours des 30 jours précédents : dans l’Union européenne, ce n’est pas une réduction, et la vente le dit.`,
  lowest_unknown:
    'Le prix des 30 jours précédents n’est pas connu : dans l’Union européenne, une réduction ne peut être annoncée sans lui.',
};
