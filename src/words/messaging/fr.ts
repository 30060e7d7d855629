import { shopName } from '../shop-name.ts';

export const invalidEmail = 'Veuillez saisir une adresse e-mail valide.';
export const invalidPhone = 'Veuillez saisir un numéro de téléphone valide.';
/** In letters and spaces that every carrier knows: others would make several texts of one. */
export const stoppedSms = () =>
  `${shopName()} : vous ne recevrez plus de SMS de notre part. Répondez START pour annuler.`;
export const readOutbox =
  'Cette boutique n’envoie aucun e-mail : ce qu’elle aurait envoyé se trouve dans sa [boîte d’envoi].';
