import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// Around every page
export const skipToContent = 'Aller directement aux vêtements';
export const mainNavigation = 'Navigation principale';
export const notice = 'Annonce';
export const menu = 'Menu';
export const home = 'Accueil';
export const homeOfShop = () => `${shopName()}, accueil`;
export const yourTools = 'Votre espace';
export const regionIn = (currency: string | undefined) => `${currency}, pays et devise`;
export const search = 'Rechercher';
export const signIn = 'Se connecter';
export const loves = 'Coups de cœur';
export const bag = 'Panier';
export const bagWith = (count: number) => `Panier, ${count} ${inFrench(count, 'article', 'articles')}`;
export const breadcrumb = 'Fil d’Ariane';

// The rails that every page leads to
export const newIn = 'Nouveautés';
export const clothing = 'Vêtements';
export const shoes = 'Chaussures';
export const bags = 'Sacs';
export const accessories = 'Accessoires';
export const sale = 'Soldes';
export const jewelry = 'Bijoux';
export const beauty = 'Beauté';
export const presale = 'Précommandes';
export const everything = 'Tout voir';
export const countryAndCurrencyIs = (currency: string) => `Pays et devise : ${currency}`;

// The end of every page
export const shop = 'Boutique';
export const help = 'Aide';
export const shippingInUs = 'Livraison aux États-Unis';
export const shippingAbroad = 'Livraison à l’étranger';
export const returns = 'Retours';
export const exchanges = 'Échanges';
export const exchangesFromAbroad = 'Échanges depuis l’étranger';
export const sizeCharts = 'Guide des tailles';
export const contact = 'Contact';
export const orders = 'Commandes';
export const yourAccount = 'Votre compte';
export const countryAndCurrency = 'Pays et devise';
export const presaleItems = 'Articles en précommande';
export const giftCards = 'Cartes cadeaux';
export const legal = 'Informations légales';
export const termsOfUse = 'Conditions d’utilisation';
export const privacy = 'Confidentialité';
export const whatWeNote = 'Ce que nous notons';
export const financialNotice = 'Avis financier';
export const doNotLean = 'Merci de ne pas vous appuyer sur la vitrine.';

// Bars of lists
export const apply = 'Appliquer';

// Without a line
export const pageNotLoadedOffline =
  'Vous êtes hors ligne, et cette page n’est pas encore chargée. Rien n’est perdu.';
export const offlineKeepLooking =
  'Vous êtes hors ligne. Vous pouvez continuer à regarder ce qui est déjà chargé.';
export const backOnline = 'Vous êtes de nouveau en ligne.';
export const youAreOffline = 'Vous êtes hors ligne.';
export const keepLookingUntilBack =
  'Vous pouvez continuer à regarder ce qui est déjà chargé. Prix et stocks seront mis à jour à votre retour.';

// Parts that come late
export const couldNotBeOpened = 'Ouverture impossible. Vérifiez votre connexion et réessayez.';
export const partDidNotLoad = 'Cette partie n’a pas pu être chargée. Rechargez la page pour la voir.';
