// Pages that fail
export const titleNotFound = 'Page introuvable';
export const titleTrouble = 'Un contretemps';
export const hangerIsEmpty = 'Ce cintre est vide';
export const droppedSomething = 'Quelque chose nous a échappé';
export const startFromWindow = 'Repartir de la vitrine';
export const tryAgain = 'Réessayer';
export const status = (code: number) => `Statut ${code}`;
export const noLine =
  'Vous êtes hors ligne : cette page n’a pas pu être chargée. Réessayez dès que la connexion est rétablie.';
export const ourFault = 'Votre panier, lui, est intact. Réessayez dans un instant.';

// Answers that are none
export const noAnswer =
  'La boutique n’a pas répondu. Vérifiez votre connexion et réessayez ; rien n’est perdu.';
export const opening = 'La boutique ouvre ses portes.';
export const greatMany = 'Il y a beaucoup de monde en boutique. Veuillez réessayer dans un instant.';
export const asLastKnown =
  'D’après nos dernières nouvelles : notre réserve ne répond pas. Prix et tailles ont pu changer.';
export const catchingBreath = 'La boutique reprend son souffle. Veuillez réessayer dans un instant.';
export const wentWrong = 'Une erreur est survenue de notre côté. Nous en avons pris note.';
export const bagIsBusy =
  'Votre panier reçoit beaucoup de changements à la fois. Veuillez réessayer dans un instant.';
export const tooMuchAtOnce =
  'Cela fait beaucoup à la fois. Veuillez patienter un instant avant de réessayer.';
export const doneAlready = 'C’est déjà fait, ou autre chose a changé entre-temps.';
export const cannotBeStored = 'Une valeur de la requête ne peut pas être enregistrée.';
export const ourPagesOnly = 'Seules les pages de cette boutique peuvent faire cela.';
export const notThatHost = 'Ce serveur ne répond pas à ce nom d’hôte.';
export const noSuchPage = 'Cette page n’existe pas.';
export const noSuchCall = 'Cet appel n’existe pas.';
export const calledWith = (methods: readonly string[]) => `Cet appel se fait avec ${methods.join(' ou ')}.`;
export const pagesAreOnlyRead = 'Les pages se lisent seulement.';
export const notReady = 'Pas encore prêt.';

// Requests that are not as they should be
export const addressTooLong = 'L’adresse est trop longue.';
export const addressMalformed = 'L’adresse est mal formée.';
export const notValidIn = {
  address: (why: string) => `Un élément de l’adresse n’est pas valide : ${why}`,
  query: (why: string) => `Un paramètre de l’adresse n’est pas valide : ${why}`,
  body: (why: string) => `Un élément envoyé n’est pas valide : ${why}`,
};
export const parameterTwice = 'Un paramètre de l’adresse est donné plusieurs fois.';
export const needsIdempotencyKey =
  'Cet appel demande l’en-tête Idempotency-Key : de 1 à 255 caractères de votre choix, différents à chaque paiement.';
export const notHttp = 'La requête n’est pas en HTTP valide.';
export const headersTooLarge = 'Les en-têtes de la requête sont trop volumineux.';
export const tookTooLong = 'La requête a mis trop de temps à arriver.';
export const expectOnlyContinue = 'Seul 100-continue peut être attendu.';

// Their bodies
export const notCompressed = 'Envoyez le contenu tel quel, sans compression.';
export const asJson = 'Envoyez le contenu en application/json.';
export const fieldTwice = 'Un champ du formulaire est donné plusieurs fois.';
export const bodyTooLarge = 'Le contenu envoyé ne peut pas dépasser 64 ko.';
export const bodyBrokeOff = 'L’envoi s’est interrompu avant la fin.';
export const notUtf8 = 'Le contenu n’est pas en UTF-8 valide.';
export const notJson = 'Le contenu n’est pas en JSON valide.';
export const nestedTooDeeply = 'Le contenu est imbriqué trop profondément.';
export const keyNotAllowed = 'Le contenu comporte une clé qui n’est pas admise.';
export const textMalformed = 'Le contenu comporte du texte mal formé.';
export const asFormData = 'Envoyez le fichier en multipart/form-data, sans compression.';
export const photosOutOfReach =
  'Les photos ne peuvent pas être reçues pour le moment. Veuillez réessayer dans un instant.';
export const manyPhotos = 'Beaucoup de photos arrivent en ce moment. Veuillez réessayer dans un instant.';
export const oneFileIn = (field: string) => `Envoyez un seul fichier, dans le champ ${field}.`;
export const noFormWithFile = 'Le contenu n’est pas un formulaire avec un fichier.';
export const fileTooLarge = (megabytes: number) => `Un fichier ne peut pas dépasser ${megabytes} Mo.`;
