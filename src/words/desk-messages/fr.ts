import { inFrench } from '../plural.ts';

// The list
export const messages = 'Messages';
export const messagesHint =
  'Ce que la boutique a écrit, à qui, et ce qu’il en est advenu. Une lettre prise par un serveur de messagerie n’est plus gardée ici.';
export const messageSearch = 'Destinataire, ou mots de l’objet';
export const messageViews = { all: 'Tous', in_trouble: 'En difficulté' };
export const messageColumns = {
  about: 'Sujet',
  state: 'État',
  kind: 'Genre',
  channel: 'Par',
  recipient: 'À',
  at: 'Écrit',
  next: 'Prochain essai',
  tries: 'Essais',
  error: 'Réponse',
};
export const messageStates = {
  waiting: 'En attente',
  retrying: 'Nouvel essai',
  sent: 'Envoyé',
  failed: 'Échoué',
  unknown: 'Sans réponse',
  dead: 'Mort',
  dropped: 'Abandonné',
};
export const messageKinds = { back_in_stock: 'De retour en stock', letter: 'Lettre' };
export const channels = { email: 'E-mail', sms: 'SMS' };
export const withoutSubject = 'Un SMS';
export const messageTo = (recipient: string) => `message à ${recipient}`;

// Trying again and dropping
export const tryAgain = (count: number) => `Relancer ${count}`;
export const drop = (count: number) => `Abandonner ${count}…`;
export const dropQuestion = (count: number) =>
  `Abandonner ${count} ${inFrench(count, 'message', 'messages')} ?`;
export const dropWhy =
  'Personne ne les reçoit, et qui était appelé d’une liste d’attente la quitte. C’est irréversible.';
export const keepTrying = 'Les garder';
export const dropThem = 'Abandonner';

// Templates
export const templates = 'Modèles';
export const templatesHint =
  'Chaque lettre et SMS dans chaque langue, sur la dernière vente. Codes et liens sont inventés.';
export const template = 'Modèle';
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' };
export const notUsedYet = 'Personne n’a encore reçu cette lettre';
export const notUsedYetWhy = 'Elle se montre avec la première commande.';
export const previewOf = (template: string, language: string) => `${template}, ${language}`;
export const templateNames = {
  payment_link: 'Lien de paiement',
  order_placed: 'Commande passée',
  order_address: 'Nouvelle adresse',
  order_shipped: 'Expédiée',
  order_cancelled: 'Annulée',
  order_refunded: 'Remboursée',
  order_unpaid: 'En attente de paiement',
  order_exchange: 'Une autre taille',
  back_in_stock: 'De retour en stock',
  back_in_stock_text: 'De retour en stock, SMS',
  waitlist_confirmation: 'À confirmer',
  gift_card: 'Carte cadeau',
  share: 'Partagé',
  sign_in_code: 'Code de connexion',
  change_email_code: 'Code pour une nouvelle adresse',
  new_password: 'Nouveau mot de passe',
  password_changed: 'Mot de passe changé',
  address_changed: 'Adresse changée',
  passkey_added: 'Clé d’accès ajoutée',
  webhook_off: 'Webhook désactivé',
};
