import { inFrench } from '../plural.ts';

// Signing in
export const comeIn = 'Entrez';
export const signInOrCreate = 'Se connecter ou créer un compte';
export const signIn = 'Se connecter';
export const signingIn = 'Connexion…';
export const createAccount = 'Créer un compte';
export const createAccountInstead = 'Créer plutôt un compte';
export const signInInstead = 'Plutôt se connecter';
export const oneMoment = 'Un instant…';
export const sendCodeInstead = 'Recevoir plutôt un code';
export const signInWithPasskey = 'Se connecter avec une clé d’accès';
export const forgotPassword = 'Mot de passe oublié ?';
export const agreeToTerms = 'En créant un compte, vous acceptez les [conditions d’utilisation].';
export const yourBagComes = 'Votre panier vous suit.';
export const yourLovesCome = (count: number) =>
  inFrench(count, 'Votre coup de cœur vous suit.', `Vos ${count} coups de cœur vous suivent.`);
export const yourBagAndLovesCome = (count: number) =>
  `Votre panier et ${inFrench(count, 'votre coup de cœur', `vos ${count} coups de cœur`)} vous suivent.`;
export const lookInMail = 'Consultez vos e-mails';
export const weWroteTo = 'Nous avons écrit à [adresse]. Le code est valable dix minutes.';
export const askForAnotherCode = 'Rien reçu ? [Demandez un autre code].';
export const aNewPassword = 'Un nouveau mot de passe';
export const weSendLink = 'Nous vous envoyons un lien pour le choisir.';
export const sendLink = 'Recevoir un lien';
export const everyDeviceWillBeSignedOut = 'Tous les appareils connectés seront déconnectés.';
export const useThisPassword = 'Utiliser ce mot de passe';
/** Of the page, by its step. */
export const signInTitles = {
  'sign-in': 'Se connecter',
  create: 'Créer un compte',
  code: 'Se connecter avec un code',
  forgot: 'Mot de passe oublié',
  reset: 'Un nouveau mot de passe',
};

// Fields
export const name = 'Nom';
export const emailAddress = 'Adresse e-mail';
export const password = 'Mot de passe';
export const currentPassword = 'Mot de passe actuel';
export const newPassword = 'Nouveau mot de passe';
export const code = 'Code';
export const sixDigits = '6 chiffres';
export const codeHasSixDigits = 'Un code comporte six chiffres.';
export const passwordHint = (shortest: number) =>
  `Au moins ${shortest} caractères. Le plus simple : une phrase.`;
export const atLeastCharacters = (shortest: number) => `Veuillez utiliser au moins ${shortest} caractères.`;
export const atMostCharacters = (longest: number) => `Veuillez utiliser ${longest} caractères au maximum.`;
export const passwordLikeEmail =
  'Ce mot de passe ressemble trop à votre adresse e-mail. Le plus simple : une phrase.';
export const passwordStolen =
  'Ce mot de passe figure dans toutes les listes de mots de passe volés. Le plus simple : une phrase.';

// What signing in, up and out is answered with
export const codeSent = (minutes: number) =>
  `Nous avons envoyé un code à cette adresse. Il est valable ${minutes} minutes.`;
export const resetSent = (hours: number) =>
  `Si un compte existe à cette adresse, un lien est en route. Il est valable ${hours} ${inFrench(hours, 'heure', 'heures')}.`;
export const passwordReset = 'Votre nouveau mot de passe est actif. Vous pouvez vous connecter.';
export const passwordChanged =
  'Votre mot de passe est modifié, et tous les autres appareils sont déconnectés.';
export const emailChanged = (email: string) => `Votre adresse est désormais ${email}.`;
export const signInProblems = {
  invalid_credentials: 'Cette adresse e-mail et ce mot de passe ne correspondent pas.',
  invalid_code: 'Ce code n’est pas le bon. Vérifiez-le, ou demandez-en un autre.',
  invalid_link: 'Ce lien n’est plus valable. Demandez-en un autre.',
  invalid_passkey:
    'Cette clé d’accès n’ouvre aucun compte ici. Utilisez votre mot de passe, ou un code reçu par e-mail.',
  login_required: 'Pour ajouter une clé d’accès, veuillez d’abord vous déconnecter puis vous reconnecter.',
  weak_password: 'Veuillez choisir un autre mot de passe.',
  unprocessable: 'Cela n’a pas fonctionné. Veuillez vérifier votre saisie.',
};
export const manySigningIn =
  'Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans un instant.';
/** Goes into sentences such as the three after it. */
export const waitMinutes = (count: number) => `Patientez ${count} ${inFrench(count, 'minute', 'minutes')}`;
export const enoughTriesUseCode = (wait: string) =>
  `Trop d’essais pour l’instant. ${wait}, ou utilisez un code reçu par e-mail.`;
export const enoughTries = (wait: string) => `Trop d’essais pour l’instant. ${wait}.`;
export const writtenAlready = (wait: string) =>
  `Nous vous avons déjà écrit plusieurs fois. ${wait} avant le prochain message.`;
export const isItYou = 'Est-ce bien vous ?';
export const signInOnceMore =
  'Connectez-vous une fois encore avant de changer d’adresse : avec votre mot de passe, une clé d’accès, ou un code envoyé à votre adresse actuelle.';
export const welcome = (firstName: string) => `Bienvenue, ${firstName}.`;
export const lovesMovedIn = (loves: number) =>
  inFrench(
    loves,
    `${loves} coup de cœur a rejoint votre compte.`,
    `${loves} coups de cœur ont rejoint votre compte.`,
  );
export const bagItemsMovedIn = (items: number) =>
  inFrench(
    items,
    `${items} article du panier a rejoint votre compte.`,
    `${items} articles du panier ont rejoint votre compte.`,
  );
export const lovesAndBagItemsMovedIn = (loves: number, items: number) =>
  `${loves} ${inFrench(loves, 'coup de cœur', 'coups de cœur')} et ${items} ${inFrench(items, 'article', 'articles')} du panier ont rejoint votre compte.`;
export const hadAccountAlready = 'Vous aviez déjà un compte : votre mot de passe n’a pas changé.';

// The account
export const yourAccount = 'Votre compte';
export const hello = (firstName: string) => `Bonjour ${firstName}`;
export const account = 'Compte';
/** A button, for whoever hears the page: what it does, and to what. */
export const actOn = (act: string, thing: string) => `${act} : ${thing}`;
export const edit = 'Modifier';
export const change = 'Modifier';
export const add = 'Ajouter';
export const remove = 'Retirer';
export const deleteIt = 'Supprimer';
export const save = 'Enregistrer';
export const pieces = (count: number) => inFrench(count, `${count} pièce`, `${count} pièces`);
export const notInAccount = 'Cela ne figure pas dans votre compte.';
export const noSuchPage = 'Cette page n’existe pas.';

// Profile
export const profile = 'Profil';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const noMobile = 'Aucun. Il préremplit la liste d’attente pour vous.';
export const noPassword = 'Aucun : vous vous connectez avec un code.';
export const chooseOne = 'En choisir un';
export const mobileNumber = 'Numéro de mobile';
export const mobileHint = 'Pour la liste d’attente : un SMS au retour d’une taille.';
export const everyOtherDeviceSignedOut = 'Tous les autres appareils seront déconnectés.';
export const changePassword = 'Modifier le mot de passe';
export const newEmailAddress = 'Nouvelle adresse e-mail';
export const sendCodeThere = 'Y envoyer un code';
export const codeOnItsWay = (address: string) =>
  `Si ${address} peut devenir la vôtre, un code vient d’y être envoyé. Il est valable dix minutes.`;
export const anotherAddress = 'Une autre adresse';
export const changeAddress = 'Modifier l’adresse';

// Addresses
export const addresses = 'Adresses';
export const noAddresses = 'Aucune pour l’instant. La première ajoutée sera proposée en premier.';
export const address = 'Adresse';
export const usedFirst = (label: string) => `${label}, proposée en premier`;
export const useFirst = 'Proposer en premier';
export const aNewAddress = 'Une nouvelle adresse';
export const editAddress = 'Modifier l’adresse';
export const country = 'Pays';
export const showItsFields = 'Afficher ses champs';
export const optional = (label: string) => `${label} (facultatif)`;
export const choose = 'Choisir';
export const whatYouCallIt = 'Le nom que vous lui donnez (facultatif)';
export const home = 'Maison';
export const saveAddress = 'Enregistrer l’adresse';
export const fullName = 'Prénom et nom';
export const streetAndNumber = 'Numéro et rue';
export const apartment = 'Appartement, étage';
/** What countries call the parts of an address. */
export const addressParts = {
  City: 'Ville',
  'City/suburb': 'Ville ou quartier',
  'City/regency': 'Ville',
  'Town/city': 'Ville',
  District: 'District',
  'Postal code': 'Code postal',
  'ZIP code': 'Code postal (ZIP)',
  Postcode: 'Code postal',
  'PIN code': 'Code postal (PIN)',
  'EIR Code': 'Code postal (Eircode)',
  State: 'État',
  Province: 'Province',
  Island: 'Île',
  Governorate: 'Gouvernorat',
  Area: 'Zone',
  County: 'Comté',
  Parish: 'Paroisse',
  Prefecture: 'Préfecture',
  Region: 'Région',
  Department: 'Département',
  Emirate: 'Émirat',
};
export const pleaseEnter = (label: string) => `Veuillez remplir le champ « ${label} ».`;
export const notInThisCountry = (label: string) =>
  `Le champ « ${label} » contient une valeur inconnue dans ce pays.`;
export const noSuchAddress = 'Cette adresse ne figure pas dans votre compte.';
export const addressBookFull = 'Votre carnet d’adresses est plein : retirez-en d’abord une.';
export const addressNotRight = 'Cette adresse comporte encore une erreur.';

// Cards
export const cards = 'Cartes';
export const addCard = 'Ajouter une carte';
export const addCardShort = 'Ajouter[ une carte]';
export const cardSaved = 'Votre carte est enregistrée.';
export const cardsOutOfReach =
  'Vos cartes ne sont pas accessibles pour le moment. Elles sont en sécurité là où elles sont.';
export const noCards =
  'Aucune. Ajoutez-en une ici, ou enregistrez-en une en passant commande ; elle reste chez le prestataire de paiement.';
export const expires = (date: string) => `Expiration : ${date}`;
export const deleting = 'Suppression…';
export const cardDeleted = (label: string) => `${label} : carte supprimée.`;
export const tryAgain = 'Réessayer';
export const typeAnotherCard = 'Enregistrer plutôt une autre carte';
export const cardFieldNotThere = 'Le champ de la carte n’est pas encore là. Veuillez réessayer.';
export const staysAtProcessor = 'Elle reste chez le prestataire de paiement, et rien n’est débité.';
export const cardNeedsScripts =
  'Enregistrer une carte nécessite JavaScript, pour que son numéro aille au prestataire de paiement et jamais à nous.';
export const keepThisCard = 'Enregistrer cette carte';

// Orders
export const orders = 'Commandes';
export const noOrders = 'Aucune commande pour l’instant. Tout commence par le panier.';
export const orderNumber = (id: number) => `Commande ${id}`;
export const orderStates = {
  placed: 'En préparation',
  partly_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  returned: 'Retournée',
  cancelled: 'Annulée',
};

// Reviews
export const reviews = 'Avis';
export const noReviews = 'Vous n’en avez pas encore écrit.';
export const ratingAndState = (rating: number, state: string) => `${rating} sur 5. ${state}`;
export const reviewStates = {
  approved: 'Publié',
  pending: 'En attente de relecture',
  rejected: 'Non publié',
};
export const yourReviews = 'Vos avis';
export const reviewIsWithUs = 'Merci. Nous l’avons bien reçu.';
export const reviewIsReadFirst =
  'Une personne le lit d’abord, le plus souvent dans la journée. Il paraît ensuite avec le produit, et compte dans sa note.';

// Loves and lists
export const loves = 'Coups de cœur';
export const seeLoves = (count: number) => inFrench(count, 'Le voir', `Voir les ${count}`);
export const noLoves = 'Rien pour l’instant. Un cœur garde une pièce en mémoire.';
export const wishlists = 'Listes d’envies';
export const newList = 'Nouvelle liste';
export const noLists = 'Aucune liste pour l’instant.';
export const seenByAnyone = 'Visible par toute personne qui a le lien';
export const onlyYou = 'Vous seulement';

// Waitlist
export const waitlist = 'Liste d’attente';
export const noEntries = 'Vous n’attendez rien. On vous envie.';
export const buy = 'Acheter';
export const leave = 'Ne plus attendre';
export const size = (name: string) => `Taille ${name}`;
export const byTextTo = (lastDigits: string) => `Par SMS au ··· ${lastDigits}`;
export const byEmail = 'Par e-mail';
export const waitingForYouToConfirm = 'En attente de votre confirmation';
export const backInStock = 'De retour en stock. Nous vous avons écrit';
export const youAreNext = 'Vous êtes en tête de liste';
export const peopleAhead = (count: number) =>
  inFrench(count, `${count} personne est avant vous`, `${count} personnes sont avant vous`);

// Consents
export const consents = 'Consentements';
export const consentsLead =
  'Ce que vous avez accepté, quand, et comment refuser. Un refus prend effet aussitôt.';
export const stop = 'Arrêter';
export const textsWhenBack = 'SMS au retour d’une taille';
export const emailsWhenBack = 'E-mails au retour d’une taille';
export const noSince = (day: string) => `Non, depuis le ${day}`;
export const yesAt = (day: string, wording: string) => `Oui, le ${day}, formulation ${wording}`;

export const visitsNoted = 'Noter ce qui est consulté et ajouté, sans votre nom';
export const yesInBrowser = 'Noté, dans ce navigateur';
export const noInBrowser = 'Non noté, dans ce navigateur';
export const noAnswerYet = 'Non noté : vous n’avez pas encore répondu';
export const importsOrder = (id: number) => `Importer la commande ${id} en votre nom`;
export const yesWithOrder = (day: string) => `Oui, le ${day}, pour cette commande seulement`;

// Devices
export const devices = 'Appareils';
export const signedInOn = (day: string) => `Connecté le ${day}`;
export const signedInHereOn = (day: string) => `Connecté le ${day}. Cet appareil`;
export const aBrowser = 'Un navigateur';
export const browserOn = (browser: string, system: string) => `${browser} sur ${system}`;
export const signOut = 'Se déconnecter';
export const ofThisDevice = 'cet appareil';
export const everythingAsFile = 'Tout ce que nous savons de vous, dans un fichier';

// Passkeys
export const passkeys = 'Clés d’accès';
export const passkeysLead =
  'Connectez-vous avec votre visage, votre empreinte ou le code de votre appareil. Rien à retenir.';
export const addPasskey = 'Ajouter une clé d’accès';
export const addingPasskey = 'Ajout…';
export const addedOn = (day: string) => `Ajoutée le ${day}`;
export const passkeyAdded = 'Votre clé d’accès est active.';
export const passkeyNotThere = 'Votre appareil n’a pas présenté de clé d’accès. Veuillez réessayer.';
export const passkeyHadAlready = 'Cet appareil conserve déjà une clé d’accès pour vous.';
export const enoughPasskeys = (most: number) =>
  `Un compte ne peut pas avoir plus de ${most} clés d’accès : retirez-en d’abord une.`;

// Closing it
export const closeAccountLink = 'Fermer le compte…';
export const closeAccount = 'Fermer le compte';
export const whatGoes =
  'Vos coups de cœur, listes, adresses, avis, places en liste d’attente et avoirs disparaissent pour de bon. Vos commandes restent dans nos livres, comme la loi l’exige, et ne mènent plus à vous ici.';
export const typeToMeanIt = (address: string) => `Saisissez ${address} pour confirmer votre choix`;
export const closeMyAccount = 'Fermer mon compte';
export const paymentUnderWay =
  'Un paiement est encore en cours. Vous pourrez fermer le compte dès qu’il aura abouti, dans quelques minutes.';
export const notThisAccount = 'Ce n’est pas l’adresse de ce compte.';

export const signInFirst = 'Veuillez d’abord vous connecter.';
