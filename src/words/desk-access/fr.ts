// What the desk says of a second factor.

export const title = 'Montrez que c’est vous';
export const lead = 'Un mot de passe seul n’ouvre pas le bureau.';
export const typeCode = 'Code de votre authentificateur';
export const codeHint = 'Six chiffres. Chacun ne sert qu’une fois.';
export const openDesk = 'Ouvrir le bureau';
export const usePasskey = 'Utiliser plutôt une clé d’accès';
export const usePasskeyOnly = 'Utiliser votre clé d’accès';
export const setUp = 'Installer un authentificateur';
export const setUpLead =
  'Prenez une application d’authentification. Elle montre un nouveau code toutes les trente secondes, sans réseau.';
export const beginSetUp = 'Montrer l’image à scanner';
export const scan =
  'Scannez ceci avec l’application, ou tapez-y le secret. Les deux ne sont montrés qu’une fois.';
export const picture = 'Image du secret pour un authentificateur';
export const firstCode = 'Le code que l’application montre maintenant';
export const finishSetUp = 'Terminer, et ouvrir le bureau';
export const orPasskey =
  'Une clé d’accès convient aussi : ajoutez-en une à votre compte, et connectez-vous avec elle.';
export const toAccount = 'Votre compte';
export const isOpen = 'Vous avez montré qui vous êtes.';
export const goOn = 'Continuer';
export const reset = 'Téléphone perdu';
export const resetQuestion = (name: string) => `Retirer ce avec quoi ${name} se connecte ?`;
export const resetWhy =
  'Son authentificateur et ses clés d’accès sont oubliés, et toutes ses sessions se terminent. De nouveaux seront installés à la prochaine connexion.';
export const resetNow = 'Les retirer';
export const keepIt = 'Laisser';
export const isReset = (name: string) =>
  `${name} installera un nouvel authentificateur à la prochaine connexion.`;

export const begin = 'Cette boutique est à vous';
export const beginLead =
  'Personne n’y travaille encore. Ouvrez votre compte : qui le fait en premier est propriétaire, et ce lien ne sert plus.';
export const yourName = 'Votre nom';
export const yourEmail = 'Votre adresse e-mail';
export const beginNow = 'Ouvrir le bureau';
export const begunAlready =
  'Ce lien ne sert plus : quelqu’un travaille déjà ici et peut vous inviter sous Équipe.';
export const hasAccount =
  'Il y a déjà un compte à cette adresse. Qui gère la machine l’invite : npm run staff -- invite, et l’adresse.';
