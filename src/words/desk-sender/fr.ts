import { shopName } from '../shop-name.ts';

export const sender = 'Expéditeur';
export const senderHint = 'Tous les e-mails de la boutique';
export const fields = {
  senderName: 'Nom',
  senderAddress: 'Adresse',
  replyTo: 'Les réponses vont à',
};
export const hints = {
  senderName: 'Le nom de la boutique, si vous laissez vide.',
  senderAddress:
    'Dans un domaine dont les enregistrements SPF et DKIM nomment votre serveur d’e-mail, sans quoi les messageries la refusent.',
  replyTo:
    'L’adresse elle-même, si vous laissez vide. Quelqu’un doit la lire : des lettres invitent à répondre.',
};
export const goesOutAs = (sender: string) => `Les lettres viennent de ${sender}.`;
export const noSender =
  'Personne n’a dit de qui viennent les lettres : les messageries refusent ce qui vient de shop@localhost.';

export const tryIt = 'Essayer';
export const tryHint = 'Un e-mail à votre propre adresse, selon ce qui est enregistré.';
export const sendTest = 'M’envoyer un e-mail d’essai';
export const saveFirst = 'Enregistrez d’abord : l’envoi suit ce qui est enregistré.';
export const outcomes = {
  taken: (to: string) =>
    `Le serveur d’e-mail l’a accepté. Regardez dans la boîte de ${to}, et parmi ses indésirables.`,
  kept: (to: string) =>
    `Cette boutique n’envoie pas d’e-mail : celui pour ${to} est dans sa boîte d’envoi. Définissez SMTP_URL dans l’environnement.`,
  refused: (to: string) => `Le serveur d’e-mail l’a refusé pour ${to}.`,
  not_taken: (to: string) => `Le serveur d’e-mail n’a pas pris celui pour ${to}.`,
};
export const serverAnswer = (answer: string) => `Sa réponse : ${answer}`;
export const nobodysMailbox =
  'Un e-mail d’essai va à la personne qui le demande, et un jeton n’est personne.';

export const testSubject = () => `Un e-mail d’essai de ${shopName()}`;
export const testArrived =
  'Il est arrivé : les e-mails de la boutique vous parviennent, et viennent de qui vous voyez ci-dessus.';
export const testAnswer = 'Répondez-y, et voyez si la réponse parvient à qui doit la lire.';
