import { inFrench } from '../plural.ts';

// Reviews
export const reviews = 'Avis';
export const reviewsHint =
  'Les avis en attente, le plus ancien d’abord. Une note basse n’est pas une raison de refuser.';
export const noReviews = 'Aucun avis n’attend';
export const noReviewsWhy = 'Les nouveaux arrivent ici avant que la boutique ne les montre.';
export const reviewTitled = (id: number, title: string) => `${id} ${title}`;
export const stars = (rating: number) => `${rating} étoiles sur 5`;
export const writtenBy = (name: string, day: string) => `${name}, ${day}`;
export const ofProduct = (productId: number) => `Article ${productId}`;
export const bought = 'Acheté ici';
export const publish = 'Publier';
export const refuse = 'Refuser';
export const refusal = 'Pourquoi il est refusé, pour son auteur';
export const reply = 'Réponse à côté';
export const sendReply = 'Publier avec cette réponse';
export const published = 'Publié.';
export const refused = 'Refusé. Son auteur lit pourquoi.';

export const queues = {
  waiting: 'À lire',
  changed: 'Revenus modifiés',
  published: 'Publiés',
  refused: 'Refusés',
};
export const queueNames = 'Avis par état';
export const oneReview = (id: number) => `Avis ${id}`;
export const noneOfThese = 'Aucun de ceux-ci';
export const statuses = { pending: 'Attend', approved: 'Publié', rejected: 'Refusé' };
export const refusedBecause = (reason: string) => `Refusé : ${reason}`;
export const more = 'Suite';
export const saveReply = 'Enregistrer la réponse';
export const removeReply = 'Retirer la réponse';
export const replySaved = 'Réponse publiée.';
export const replyRemoved = 'La réponse est retirée.';
export const takeDown = 'Retirer l’avis';
export const publishAfterAll = 'Publier quand même';
export const signs = {
  burst: 'Dans une rafale',
  address: 'Adresse partagée',
  text: 'Texte semblable à un autre',
};

// Integrity
export const integrity = 'Intégrité';
export const integrityHint = (days: number, reviews: string, isAll: boolean) =>
  `Les ${days} derniers jours, ${isAll ? `${reviews} avis` : `les ${reviews} derniers avis ; il y en avait davantage`}. Un signe se lit par une personne ; il ne décide rien.`;
export const refusedByStars = 'Refus par étoiles';
export const refusedByStarsHint = 'Une note basse n’est pas une raison';
export const starColumns = { stars: 'Étoiles', decided: 'Décidés', refused: 'Refusés', share: 'Part' };
export const percentRange = (share: string, from: string, to: string) => `${share} % (${from} à ${to})`;
export const tooFew = 'Trop peu pour le dire';
export const groups = { low: '1 et 2', high: '4 et 5', all: 'Tous' };
export const verdicts = {
  too_few: 'Trop peu de décisions pour dire si les notes basses sont plus souvent refusées.',
  no_difference: 'Les notes basses ne sont pas plus souvent refusées que les hautes, d’après ces nombres.',
  low_more:
    'Les notes basses sont plus souvent refusées que les hautes, et ce n’est pas un hasard de petits nombres.',
  high_more:
    'Les notes hautes sont plus souvent refusées que les basses, et ce n’est pas un hasard de petits nombres.',
};
export const rangeMeaning =
  'Entre parenthèses, la fourchette où la vraie part se trouve, dix-neuf fois sur vingt.';
export const withoutStars = (count: number) =>
  `${count} ${inFrench(count, 'décision n’est pas comptée', 'décisions ne sont pas comptées')} : l’avis avait disparu avant que ses étoiles soient notées.`;
export const refusedByPerson = 'Refus par personne';
export const personColumns = {
  name: 'Personne',
  decided: 'Décidés',
  refused: 'Refusés',
  takenDown: 'Dont déjà montrés',
};
export const withStars = (stars: number) => `${stars} ${inFrench(stars, 'étoile', 'étoiles')}`;
export const nobodyDecided = 'Personne n’a décidé d’un avis pendant ce temps.';
export const bursts = 'Rafales';
export const burst = (reviews: number, hours: string) => `${reviews} en ${hours}`;
export const hours = (count: number) => `${count} ${inFrench(count, 'heure', 'heures')}`;
export const until = (when: string) => `jusqu’au ${when}`;
export const usually = (rate: string, days: number) =>
  `D’habitude ${rate} par jour, sur les ${days} jours d’avant.`;
export const noUsual = 'Nouveau : pas de rythme habituel à comparer.';
export const noBursts = 'Aucun article n’a reçu en un jour bien plus d’avis que d’habitude.';
export const addresses = 'Une seule adresse';
export const address = (reviews: number, people: number) => `${reviews} avis de ${people} personnes`;
export const addressOf = (products: number) =>
  `Depuis une adresse réseau, sur ${products} ${inFrench(products, 'article', 'articles')}. Un foyer en partage une aussi.`;
export const noAddresses = 'Aucune adresse n’est partagée d’une façon qui mérite un regard.';
export const texts = 'Textes semblables';
export const text = (reviews: number, likeness: number) => `${reviews} avec ${likeness} % des mêmes mots`;
export const noTexts = 'Aucun texte n’a la plupart de ses mots en commun avec un autre.';
export const reviewLink = (id: number, rating: number) => `${id}, ${rating}★`;

// Refusals
export const refusals = 'Refus';
export const refusalsHint = 'Chacun avec sa raison, d’après le journal. Personne ne peut en retirer un.';
export const refusalColumns = {
  at: 'Quand',
  by: 'Qui',
  stars: 'Étoiles',
  review: 'Avis',
  product: 'Article',
  reason: 'Raison',
  wasShown: 'Avait été montré',
  now: 'Maintenant',
};
export const yes = 'Oui';
export const removed = 'Supprimé par son auteur';
export const refusalFilters = { stars: 'Étoiles', person: 'Personne, par id' };
