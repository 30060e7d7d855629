import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The page and its header.
export const checkout = 'Commande';
export const backToBag = 'Retour au panier';
export const home = () => `${shopName()}, accueil`;
export const secure = 'Sécurisé';
export const nothingToCheckOut = 'Votre panier ne contient rien à commander.';
export const toTheBag = 'Aller au panier';
export const signIn = 'Se connecter';
export const signInToContinue = 'Veuillez vous connecter pour continuer';
export const sessionOver = `Votre session a pris fin. ${signInToContinue}.`;

// Its steps, and what each still needs.
export const stepNames = {
  contact: 'Coordonnées',
  shipping: 'Adresse de livraison',
  delivery: 'Livraison',
  payment: 'Paiement',
};
export const continueOn = 'Continuer';
export const saving = 'Enregistrement…';
/** What is in brackets is heard alone. */
export const editNamed = (name: string) => `Modifier[ : ${name.toLowerCase()}]`;
export const toStep = (name: string) => `Aller à l’étape « ${name} »`;
export const atStep = (number: number, why: string) => `Étape ${number} : ${why}`;
export const giveEmail = 'Indiquez une adresse e-mail pour le reçu.';
export const tellWhereItGoes = 'Dites-nous où l’envoyer.';
export const tickAboutDuties =
  'Cochez la case sur les droits de douane. La douane nous demande de vous le demander.';
export const piecesCannotGo = (count: number) =>
  inFrench(
    count,
    'Une pièce ne peut partir en l’état. Choisissez ce qu’elle devient.',
    `${count} pièces ne peuvent partir en l’état. Choisissez pour chacune d’elles.`,
  );
export const notRightYet = 'Quelque chose ne va pas encore dans cette commande.';

// Contact.
export const emailAddress = 'Adresse e-mail';
export const receiptsOnly = 'Pour le reçu et le suivi du colis, rien d’autre.';
export const noAccountNeeded =
  'Pas besoin de compte. [Connectez-vous] [si vous en avez un ; votre saisie est conservée.]';

// Addresses.
export const country = 'Pays';
export const showItsFields = 'Afficher ses champs';
export const choose = 'Choisir';
export const optional = 'Facultatif';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const streetAddress = 'Adresse';
export const apartment = 'Appartement, étage';
export const mobileNumber = 'Téléphone portable';
export const forCourierOnly = 'Pour le livreur uniquement';
export const yourAddresses = 'Vos adresses';
export const address = 'Adresse';
export const sendItHere = 'Livrer ici';
export const sendItHereNamed = (name: string) => `Livrer ici : ${name}`;
export const billingAddress = 'Adresse de facturation';
export const billingSame = 'L’adresse de facturation est la même';
export const saveBillingAddress = 'Enregistrer l’adresse de facturation';
export const checkShippingInformation = 'Oups ! Veuillez vérifier vos informations de livraison.';
export const quoted = (text: string) => `« ${text} »`;
export const noSuchAddress = 'Cette adresse n’est pas dans votre compte.';
export const notToThatCountry = 'Nous ne livrons pas dans ce pays.';
export const chooseCountry = 'Veuillez choisir un pays.';
export const enterShippingAddress = 'Veuillez saisir une adresse de livraison.';
export const enterBillingAddress = 'Veuillez saisir une adresse de facturation.';
export const addressIsRight = 'Elle est exacte. Livrer à cette adresse';
export const ifAddressIsWrong = 'Si elle est fausse, le colis nous revient et nous vous écrivons.';
export const zipNotIn = (zip: string, region: string) =>
  `Le code postal ${zip} ne correspond pas à ${region}.`;

// How it is sent.
export const free = 'Offerte';
export const howItIsSent = 'Mode de livraison';
export const waysDependOnAddress = 'Les modes de livraison dépendent de l’adresse.';
export const giftNoPrices = 'Un cadeau : aucun prix dans le colis.';
export const leftWithoutSignature = 'Déposé sans signature.';
export const isGift = 'C’est un cadeau. Cachez les prix, nouez le ruban.';
export const leaveWithoutSignature = 'Déposer sans signature';
export const shippingToCountry = (name: string) => `Livraison : ${name}`;
export const importerConsent =
  'Je suis l’importateur officiel ; j’accepte que des droits de douane puissent être perçus et que les retours depuis l’étranger soient à mes frais.';
export const importerConsentPaid =
  'Je suis l’importateur officiel. Les droits de douane sont payés par la boutique, et les retours depuis l’étranger sont à mes frais.';
export const agreeToAbroad = 'Veuillez accepter les conditions d’envoi à l’étranger.';

// What pays for it.
export const payWith = 'Payer avec';
export const expires = (month: string) => `Expiration : ${month}`;
export const anotherCard = 'Une autre carte';
export const keepCard = 'Garder cette carte pour la prochaine fois';
export const cardStaysAtProcessor =
  'Elle reste chez le prestataire de paiement. Vous pouvez la supprimer dans votre compte.';
export const cardFieldNotThere = 'Le champ de la carte n’est pas encore prêt. Veuillez réessayer.';
export const nothingWasCharged = 'Rien n’a été débité, et tous vos choix sont conservés.';
export const nothingLeftToPay = 'Il ne reste rien à payer : aucune carte n’est nécessaire.';
export const payingNeedsScripts =
  'Le paiement nécessite JavaScript, afin que le numéro de votre carte aille au prestataire de paiement et jamais chez nous.';
export const payFromCredit = (amount: string) => `Utiliser ${amount} d’avoir`;
export const atMostWhatItCosts = 'Au plus le montant de la commande ; le reste est à vous.';
export const creditNotForGiftCards = 'Les cartes cadeaux ne s’achètent pas avec un avoir.';
export const enterAmount = 'Veuillez saisir un montant, par exemple 25 ou 25,50.';

// Codes.
export const code = 'Code promo ou carte cadeau';
export const apply = 'Appliquer';
export const applying = 'Application…';
export const codeApplied = (codeText: string) => `${codeText} appliqué`;
export const codeRemoved = (codeText: string) => `${codeText} retiré`;
export const noSuchCode = (codeText: string) => `Le code ${codeText} n’existe pas.`;
export const tooManyCodes = (codeText: string, most: number) =>
  `Cette commande a déjà ${most} codes. Retirez-en un pour utiliser ${codeText}.`;
export const codeForGuests = (codeText: string) => `${codeText} est réservé aux commandes sans compte.`;
export const codeNotYet = (codeText: string) => `${codeText} n’est pas encore valable.`;
export const codeEnded = (codeText: string) => `${codeText} a expiré.`;
export const codeUsedByYou = (codeText: string) => `Vous avez déjà utilisé ${codeText}.`;
export const codeUsedUp = (codeText: string) => `${codeText} est épuisé.`;
export const nothingEligibleFor = (codeText: string) =>
  `Aucun article de votre panier ne bénéficie de ${codeText}.`;
export const codeFromAmount = (codeText: string, amount: string) =>
  `${codeText} vaut pour les commandes à partir de ${amount}.`;
export const codeAddsLess = (codeText: string, better: string) =>
  `${codeText} ne se cumule pas avec ${better}, plus avantageux.`;
export const codeDoesNotAdd = (codeText: string, other: string) =>
  `${codeText} ne se cumule pas avec ${other}.`;
export const codeAtHomeOnly = (codeText: string) =>
  `${codeText} vaut pour les commandes livrées aux États-Unis.`;
export const codeAbroadOnly = (codeText: string) =>
  `${codeText} vaut pour les commandes livrées à l’étranger.`;
export const codeForGround = (codeText: string) => `${codeText} vaut pour la livraison standard uniquement.`;
export const codeForStandardAbroad = (codeText: string) =>
  `${codeText} vaut pour la livraison internationale standard uniquement.`;

// What it comes to.
export const orderSummary = 'Récapitulatif de la commande';
export const items = (count: number) => `${count} ${inFrench(count, 'article', 'articles')}`;
export const itemsInOrder = (count: number) =>
  `${count} ${inFrench(count, 'article', 'articles')} dans cette commande`;
export const subtotal = 'Sous-total';
export const promotions = 'Promotions';
export const shipping = 'Livraison';
export const storeCredit = 'Avoir';
export const total = 'Total';
export const withTheAddress = 'Selon l’adresse';
export const usDollars = 'dollars américains';
export const chargedIn = (currency: string) => `Débité en ${currency}.`;
export const workingItOut = 'Calcul du montant…';

// Tax and duties.
const inPercent = (percent: number) => `${String(percent).replace('.', ',')} %`;
export const salesTax = (state: string, percent: number) =>
  `Taxe de vente, ${state} (taux de l’État, ${inPercent(percent)})`;
export const noSalesTaxIn = (state: string) => `Pas de taxe de vente : ${state}`;
export const taxNotChargedFor = (state: string) => `Aucune taxe perçue : ${state}`;
export const taxOnceState = 'Les taxes sont calculées dès que l’État est connu.';
export const taxOnceAddress = 'Les taxes sont calculées dès que l’adresse est connue.';
export const vat = (name: string, percent: number) => `TVA, ${name} (${inPercent(percent)})`;
export const includedVat = (name: string, percent: number) => `Dont TVA, ${name} (${inPercent(percent)})`;
export const dutiesAtCheckout = 'Droits de douane et taxes calculés lors de la commande.';
export const dutiesAndTaxesIncluded = 'Droits de douane et taxes inclus !';
export const dutiesIncluded = 'Droits de douane inclus !';
export const dutiesByCustoms =
  'Droits de douane et taxes : nous n’en percevons pas, et la douane de votre pays peut vous les demander à l’arrivée.';
export const taxesByCustoms = 'La douane de votre pays peut vous demander des taxes à l’arrivée.';

// A piece of the order, and what stands against it.
export const presaleShipsBy = (day: string) => `Précommande, expédié au plus tard le ${day}`;
export const giftCardFor = (name: string, email: string) => `Pour ${name}, à ${email}`;
export const soManyOfThem = (count: number) => `${count} exemplaires`;
export const theyHaveUntil = (time: string) => `Il est réservé jusqu’à ${time}.`;
export const problemOf = (name: string, problem: string) => `${name} : ${problem}`;
export const mostPieces = (most: number) =>
  `Une commande compte au plus ${most} pièces. Retirez-en quelques-unes et commandez-les ensuite.`;
export const bagIsEmpty = 'Votre panier est vide.';
export const hasSoldOut = 'Cet article est épuisé.';
export const somebodyElsePays =
  'Le dernier est en cours de paiement par quelqu’un d’autre. Il redevient disponible en cas d’abandon.';
export const onlySoManyLeft = (count: number) =>
  inFrench(count, 'Il n’en reste qu’un.', `Il n’en reste que ${count}.`);
export const ambassadorsCannot = 'Les ambassadeurs de la marque ne peuvent pas acheter de cartes cadeaux.';
export const sayWhomGiftCardIsFor = 'Veuillez dire à qui cette carte cadeau est destinée.';
export const giftCardsNotAbroad =
  'Les cartes cadeaux ne s’achètent pas avec une commande livrée hors des États-Unis.';

// The last of something, kept for a while.
export const holdEnded = 'Vos pièces ne sont plus réservées.';
export const heldOneMinute = 'Vos pièces sont réservées encore une minute.';
export const lastOfTheseHeld = 'Les derniers articles sont à vous pendant';
export const lastHeld = (count: number, size: string | null) => {
  const inSize = size === null ? '' : ` en ${size}`;
  return inFrench(
    count,
    `Le dernier${inSize} est à vous pendant`,
    `Les ${count} derniers${inSize} sont à vous pendant`,
  );
};
export const holdRanOut = 'La réservation a expiré ; les pièces sont toujours là.';
export const noLongerPromised =
  'Elles sont encore disponibles, mais ne vous sont plus réservées. [Les réserver à nouveau]';
export const timeLeft = 'Temps restant de votre réservation';

// What moved while they looked.
const counts = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];
export const thingsChanged = (count: number) =>
  `${counts[count] ?? count} ${inFrench(count, 'chose a changé', 'choses ont changé')} pendant votre visite.`;
export const nothingHasBeenCharged = 'Rien n’a été débité.';
export const was = 'avant';
export const now = 'maintenant';
export const noAmount = 'aucun';
export const changedSinceLooked = 'Quelque chose a changé depuis votre dernier passage.';
export const lookItOver =
  'Quelque chose a changé depuis votre dernier passage. Veuillez vérifier avant de payer.';
export const codeNoLongerCounts = (codeText: string) => `Le code ${codeText} ne s’applique plus`;
export const codeCounts = (codeText: string) => `Le code ${codeText} s’applique`;
export const shippingNamed = (way: string) => `Livraison, ${way}`;
export const notInBagAnyMore = (name: string) => `${name} n’est plus dans votre panier`;
export const newInBag = (name: string) => `Nouveau dans votre panier : ${name}`;
export const canBeOrderedAgain = (name: string) => `De nouveau disponible : ${name}`;
export const isNow = (before: string, after: string) => `${before} est maintenant ${after}`;
export const priceOf = (name: string) => `Le prix de ${name}`;
export const countedAnew = (name: string, count: number, before: number) =>
  `${name} : ${count} au lieu de ${before}`;

// Placing the order.
export const placeOrder = 'Confirmer la commande';
export const placeAtNewTotal = 'Confirmer au nouveau total';
export const placingOrder = 'Commande en cours…';
export const tryAgain = 'Réessayer';
export const backToTheBag = 'Retour au panier';
export const nothingChargedUntilPlaced = 'Rien n’est débité avant la confirmation de la commande.';
export const seeThePieces = 'Voir les pièces';
export const confirmingPayment = 'Nous confirmons votre paiement…';
export const takesAMoment = 'Un instant. Fermer ou recharger cette page ne passe pas la commande deux fois.';
export const bankTakesItsTime =
  'Votre banque prend son temps. Vous pouvez fermer cette page : la commande est passée une seule fois, ou pas du tout, et nous vous écrirons dans les deux cas.';
export const bankWantsAWord = 'Votre banque souhaite une confirmation.';
export const confirmThere =
  'Confirmez chez elle et vous revenez ici. Rien n’est débité deux fois, et rien de votre saisie n’est perdu.';
export const goToBank = 'Aller à votre banque';
export const useAnotherCard = 'Utiliser une autre carte';
export const untilYouConfirm = 'Tant que vous ne confirmez pas, rien ne se passe et rien n’est perdu.';
export const paymentUnderWay = 'Un paiement pour cette commande est en cours.';
export const paymentNotKnown = 'Ce paiement n’est plus connu ici. Veuillez recharger la page.';

// Une commande prise par téléphone, et son lien.
export const linkOrder = {
  paying:
    'Cette commande est en cours de paiement dans un autre navigateur. Si ce n’est pas vous, contactez-nous.',
  paid: 'Cette commande est déjà payée. Retirez ses pièces de votre panier pour acheter autre chose.',
  withdrawn:
    'Nous avons retiré cette commande. Enlevez ses pièces de votre panier, ou demandez-nous un nouveau lien.',
};
export const linkTitle = 'Votre commande par téléphone';
export const linkIntro =
  'Nous avons réuni ce que vous avez demandé. Vérifiez, puis payez sur notre page de paiement.';
export const linkHoldsNothing =
  'Rien n’est réservé avant votre paiement, et le prix est alors recalculé, comme pour tout panier.';
export const linkOpensUntil = (when: string) => `Ce lien s’ouvre jusqu’au ${when}.`;
export const linkGoesTo = (place: string) =>
  `Livraison à ${place}. L’adresse complète figure sur la page de paiement, où vous pouvez la corriger.`;
export const linkTotal = 'Total avec livraison et taxes';
export const linkTotalWas = (amount: string) => `Le montant était de ${amount} à la création du lien.`;
export const linkPay = 'Passer au paiement';
export const linkPayTogether = 'Ajouter à mon panier et payer';
export const linkBagStays = (count: number) =>
  `Votre panier contient déjà ${count === 1 ? 'une pièce' : `${count} pièces`}. Rien n’est perdu : la commande s’y ajoute, et vous pouvez retirer ce que vous ne voulez pas.`;
export const linkKeepBag = 'Garder mon panier tel quel';
export const linkOver = {
  paying: 'Cette commande est en cours de paiement',
  paid: 'Cette commande est payée',
  expired: 'Ce lien a expiré',
  withdrawn: 'Ce lien a été retiré',
};
export const linkOverHint = {
  paying: 'Quelqu’un la paie en ce moment. Un reçu arrive par e-mail.',
  paid: 'Le reçu est parti par e-mail. Il n’y a plus rien à faire.',
  expired: 'Les liens s’ouvrent pendant sept jours. Demandez-nous-en un nouveau, ou choisissez vous-même.',
  withdrawn: 'Un membre de notre équipe l’a repris. Contactez-nous si vous ne vous y attendiez pas.',
};
export const linkToProducts = 'Voir les nouveautés';
export const linkInFlight = 'Un de vos paiements est en cours. Rouvrez le lien lorsqu’il sera terminé.';
export const noSuchLink = 'Ce lien n’existe pas.';

// Codes that the shop names
export const codesForYou = 'Des codes pour vous';
export const takesOffPercent = (percent: number) => `−${percent}\u00a0%`;
export const takesOff = (amount: string) => `−${amount}`;
export const freesGround = 'Livraison standard offerte';
export const freesAbroad = 'Livraison internationale offerte';
export const useIt = 'En profiter';
export const useCode = (code: string) => `En profiter : ${code}`;
