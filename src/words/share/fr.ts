import { shopName } from '../shop-name.ts';

export const share = 'Partager';
export const shareByEmail = 'Partager par e-mail';
export const shareOn = (network: string) => `Partager sur ${network}`;
export const moreWays = 'Autres façons de partager';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Lien copié';
export const byBrand = (name: string, brand: string) => `${name}, ${brand}`;

// Sending it
export const sendToSomeone = 'Envoyer à quelqu’un';
export const aHint = 'Une allusion bien placée.';
export const yourName = 'Votre nom';
export const theirEmail = 'L’e-mail de votre destinataire';
export const theirEmailExample = 'elle@example.com';
export const lineFromYou = 'Un mot de votre part';
export const sending = 'Envoi…';
export const send = 'Envoyer';
export const onItsWay = 'C’est parti';
export const haveWrittenTo = (address: string) => `Nous avons écrit à ${address}, une seule fois.`;
export const backToProduct = 'Revenir au produit';
export const enterName = 'Veuillez indiquer votre nom.';
export const notAName = 'Un nom se compose de lettres, d’espaces, de traits d’union et d’apostrophes.';
export const linkInNote =
  'Votre mot ne peut pas contenir de lien : celui du produit est déjà joint. Laissez une espace après un point.';
export const noteTooLong = (most: number) => `Votre mot peut compter ${most} caractères au plus.`;
export const enoughForNow = 'C’est assez d’e-mails pour le moment. Veuillez réessayer plus tard.';

// The e-mail
export const thoughtOfYou = (name: string) => `Quelqu’un a pensé à vous : ${name}`;
export const quoted = (note: string) => `« ${note} »`;
export const sentOnce = (sender: string) =>
  `${sender} vous envoie ceci, une seule fois, depuis ${shopName()}. Nous ne gardons votre adresse sur aucune liste.`;
