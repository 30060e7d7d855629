import { shopName } from '../../shop-name.ts';

// Around every page
export const skipToContent = 'Direkt zu den Kleidern';
export const mainNavigation = 'Hauptmenü';
export const notice = 'Hinweis';
export const menu = 'Menü';
export const home = 'Startseite';
export const homeOfShop = () => `${shopName()}, Startseite`;
export const yourTools = 'Ihre Bereiche';
export const regionIn = (currency: string | undefined) => `${currency}, Land und Währung`;
export const search = 'Suche';
export const signIn = 'Anmelden';
export const loves = 'Lieblinge';
export const bag = 'Warenkorb';
export const bagWith = (count: number) => `Warenkorb, ${count} Artikel`;
export const breadcrumb = 'Pfad';

// The rails that every page leads to
export const newIn = 'Neu';
export const clothing = 'Kleidung';
export const shoes = 'Schuhe';
export const bags = 'Taschen';
export const accessories = 'Accessoires';
export const sale = 'Reduziert';
export const jewelry = 'Schmuck';
export const beauty = 'Schönheit';
export const presale = 'Vorbestellung';
export const everything = 'Alles';
export const countryAndCurrencyIs = (currency: string) => `Land und Währung: ${currency}`;

// The end of every page
export const shop = 'Laden';
export const help = 'Hilfe';
export const shippingInUs = 'Versand in den USA';
export const shippingAbroad = 'Versand ins Ausland';
export const returns = 'Rückgabe';
export const exchanges = 'Umtausch';
export const exchangesFromAbroad = 'Umtausch aus dem Ausland';
export const sizeCharts = 'Größentabellen';
export const contact = 'Kontakt';
export const orders = 'Bestellungen';
export const yourAccount = 'Ihr Konto';
export const countryAndCurrency = 'Land und Währung';
export const presaleItems = 'Artikel zum Vorbestellen';
export const giftCards = 'Geschenkkarten';
export const legal = 'Rechtliches';
export const termsOfUse = 'Nutzungsbedingungen';
export const privacy = 'Datenschutz';
export const whatWeNote = 'Was wir notieren';
export const financialNotice = 'Finanzhinweis';
export const doNotLean = 'Bitte nicht ans Glas lehnen.';

// Bars of lists
export const apply = 'Anwenden';

// Without a line
export const pageNotLoadedOffline =
  'Sie sind offline, und diese Seite ist noch nicht geladen. Es ist nichts verloren.';
export const offlineKeepLooking = 'Sie sind offline. Was geladen ist, können Sie weiter ansehen.';
export const backOnline = 'Sie sind wieder online.';
export const youAreOffline = 'Sie sind offline.';
export const keepLookingUntilBack =
  'Was geladen ist, können Sie weiter ansehen. Preise und Bestand werden aktualisiert, sobald Sie zurück sind.';

// Parts that come late
export const couldNotBeOpened =
  'Das ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
export const partDidNotLoad = 'Dieser Teil wurde nicht geladen. Laden Sie die Seite neu, um ihn zu sehen.';
