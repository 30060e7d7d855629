import { inFrench } from '../plural.ts';

// What stands against a line or an add.
export const noLongerInShop = 'N’est plus en boutique.';
export const notInTotal = 'Cet article n’est pas compté dans le total.';
export const soldOutWhileDeciding = 'Épuisé pendant que vous hésitiez.';
export const joinWaitlistOrLetGo =
  'Cet article n’est pas compté dans le total. Inscrivez-vous sur la liste d’attente, ou laissez-le partir.';
export const onlyLeft = (count: number) => `Plus que ${count} en stock.`;
export const takeFewer = 'Prenez-en moins, et il est de nouveau à vous.';

export const noLongerAvailable = 'Ce produit n’est plus disponible.';
export const notForEveryone = 'Ce produit n’est pas en vente pour tous.';
export const selectSize = 'Veuillez choisir une taille.';
export const justSoldOut = 'Cet article vient d’être épuisé.';
export const sizeJustSoldOut = (size: string) => `La taille ${size} vient d’être épuisée.`;
export const bagHoldsLast = 'Il n’y en a pas davantage : votre panier contient les derniers.';
export const bagFull = (most: number) =>
  `Un panier contient ${most} articles différents. Veuillez d’abord en retirer un.`;
export const noMoreThanYouHave = 'Il n’y en a pas plus que vous n’en avez.';
export const notInBagAnyMore = 'Cet article n’était plus dans votre panier.';

// The lines of a bag.
export const bag = 'Panier';
export const notYetYours = 'Dans votre panier, mais pas encore à vous.';
export const forSaleUntilCheckout =
  'Les articles d’un panier restent en vente pour les autres jusqu’à la commande.';
export const nothingYet = 'Rien pour l’instant. La vitrine est éclairée.';
export const lookAround = 'Faire un tour';
export const sizeNamed = (...names: readonly string[]) =>
  `${inFrench(names.length, 'Taille', 'Tailles')} ${names.join(' et ')}`;
export const howMany = 'Quantité';
export const remove = 'Retirer';
export const removeNamed = (name: string) => `Retirer ${name}`;
export const moveToLoves = 'Mettre en coups de cœur';
export const joinWaitlist = 'S’inscrire sur la liste d’attente';
export const dealOnThisEnded =
  'La vente flash est terminée pour cet article. Il reste à vous au prix habituel.';

// Another size.
export const size = 'Taille';
export const changeSize = 'Changer de taille';
export const keepThisSize = 'Garder cette taille';

// What it comes to.
export const summary = 'Récapitulatif';
export const subtotal = 'Sous-total';
export const chargedInDollars = 'Débité en dollars américains';
export const shippingAndTax = 'Livraison et taxes';
export const atCheckout = 'Lors de la commande';
export const checkout = 'Passer commande';
export const freeShipping = 'Livraison offerte';

// The estimate.
export const postcodeForEstimate = 'Code postal, pour la livraison et les taxes';
export const estimate = 'Estimer';
export const estimated = 'Estimation';
export const estimating = 'Calcul en cours…';
export const shippingBy = (way: string) => `Livraison, ${way}`;
export const free = 'Offerte';
export const tax = 'Taxes';
export const taxIncluded = 'Incluses';
export const noTaxCharged = 'Aucune';
export const about = 'Environ';

// What was just added.
export const addedToBag = 'Ajouté à votre panier';
export const color = 'Couleur';
export const price = 'Prix';
export const viewBag = 'Voir le panier';
export const goesWithIt = 'À porter avec';

// Deals that ended.
export const timePlease = 'C’est l’heure';
export const dealsEnded =
  'La vente flash s’est terminée alors que ces articles étaient dans votre panier. Ils restent à vous, au prix habituel.';
export const reviewBag = 'Revoir mon panier';
export const keepShopping = 'Continuer mes achats';

// The days it leaves on.
export const seeSchedule = 'Voir le calendrier';
export const nothingWaits =
  'Aucun article n’en attend un autre. Vous payez en une fois, et la livraison une seule fois.';
export const aboutPresale = 'Tout sur les précommandes';

export const walletNotTaken = (wallet: string) =>
  `${wallet} n’est pas accepté ici. Veuillez payer par carte.`;
export const noSuchLine = 'Cet article n’est pas dans votre panier.';
export const onlyOneOfThese = 'Il n’en reste qu’un.';
export const onlySoManyOfThese = (count: number) => `Il n’en reste que ${count}.`;
export const addedOneAtATime = 'Les articles s’ajoutent un par un : c’est toujours 1.';
export const sayWhatChanges = 'Dites ce qui doit changer.';
