import { inFrench } from '../plural.ts';

export const webhooks = 'Webhooks';
export const webhooksHint =
  'D’autres programmes apprennent ici ce qui se passe : signé, dans l’ordre pour une même chose, et retenté pendant trois jours.';
export const noWebhooks = 'Aucun webhook pour l’instant.';
export const newWebhook = 'Un nouveau webhook';
export const webhookName = 'Nom';
export const sendTo = 'Envoyer à';
export const sendToHint = 'Une adresse https. Une adresse privée seulement si un réglage le permet.';
export const whatIsSent = 'À quel sujet';
export const types = {
  'order.placed': 'Commande passée',
  'order.shipped': 'Commande expédiée',
  'order.cancelled': 'Commande annulée',
  'order.refunded': 'Commande remboursée',
  'order.returned': 'Commande retournée',
  'stock.changed': 'Stock modifié',
  'product.changed': 'Article modifié',
  'review.waiting': 'Avis en attente',
  'webhook.test': 'Test',
};
export const addWebhook = 'Ajouter le webhook';
export const signingSecret = 'Son secret de signature';
export const secretShownOnce =
  'Il n’est affiché que cette fois. Le destinataire vérifie avec lui que l’envoi vient de nous ; perdu, c’est perdu : ajoutez alors le webhook à nouveau.';

// One of them
export const states = { arrives: 'Arrive', failing: 'Nouvel essai', off: 'Désactivé' };
export const madeBy = (name: string, when: string) => `Ajouté par ${name}, ${when}.`;
export const failingSince = (when: string) => `Rien n’est arrivé depuis ${when}.`;
export const isOff = (name: string) => `${name} a été désactivé.`;
export const offBecause = {
  failing: 'Rien n’y est arrivé pendant trois jours.',
  gone: 'Réponse 410 : l’adresse n’existe plus.',
};
export const stillWaiting = (count: number) =>
  `${count} ${inFrench(count, 'événement est conservé', 'événements sont conservés')} 30 jours.`;
export const switchOn = (waiting: number) => (waiting === 0 ? 'Réactiver' : `Réactiver, envoyer ${waiting}`);
export const isOn = 'Réactivé.';
export const sendTest = 'Envoyer un test';
export const testSent = 'Un test est en route : le journal dira la réponse.';
export const remove = 'Retirer…';
export const removeOf = (name: string) => `Retirer ${name}`;
export const removeQuestion = (name: string) => `Retirer ${name} ?`;
export const removeWhy = (waiting: number) =>
  `Plus rien ne lui sera dit. Son journal disparaît, et ${waiting} ${inFrench(waiting, 'événement qui n’est pas encore arrivé', 'événements qui ne sont pas encore arrivés')}.`;
export const removeIt = 'Le retirer';
export const keepIt = 'Le garder';

// What was told
export const log = 'Journal';
export const logOf = (name: string) => `Journal de ${name}`;
export const nothingSent = 'Rien ne s’est encore passé qu’il doive apprendre.';
export const logColumns = {
  what: 'Quoi',
  thing: 'Numéro',
  at: 'Quand',
  answer: 'Réponse',
  tries: 'Essai',
  id: 'webhook-id',
};
export const deliveryStates = { waiting: 'En attente', arrived: 'Arrivé', given_up: 'Abandonné' };
export const stateFilter = 'État';
export const notTried = 'Attend';
export const answeredWith = (status: number) => String(status);
export const answeredAgain = (answer: string, when: string) => `${answer}, nouvel essai ${when}`;
export const answeredLast = (state: string, answer: string) => `${state} : ${answer}`;
export const failures = {
  private_address: 'Une adresse privée',
  not_https: 'Pas https',
  unknown_host: 'Hôte inconnu',
  no_answer: 'Pas de réponse',
  unreachable: 'Injoignable',
};
export const resend = 'Renvoyer';
export const resendOf = (what: string) => `Renvoyer ${what}`;
export const resendMany = (count: number) => `Renvoyer ${count}`;
export const resent = (count: number) =>
  `${count} ${inFrench(count, 'événement repart', 'événements repartent')}.`;

// To every owner
export const offSubject = (name: string) => `Le webhook « ${name} » a été désactivé`;
export const offLead = (name: string, address: string) =>
  `La boutique n’envoie plus rien au webhook « ${name} », à ${address}.`;
export const offNext =
  'Ce qui s’est passé jusque-là est conservé 30 jours. Consultez le journal, puis réactivez-le quand tout va bien.';
export const openWebhooks = 'Ouvrir les webhooks';
