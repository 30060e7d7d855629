import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// Around every page
export const skipToContent = 'Skip to the clothes';
export const mainNavigation = 'Main';
export const notice = 'Notice';
export const menu = 'Menu';
export const home = 'Home';
export const homeOfShop = () => `${shopName()}, home`;
export const yourTools = 'Yours';
export const regionIn = (currency: string | undefined) => `${currency}, country and currency`;
export const search = 'Search';
export const signIn = 'Sign in';
export const loves = 'Loves';
export const bag = 'Bag';
export const bagWith = (count: number) => `Bag, ${count} ${inEnglish(count, 'item', 'items')}`;
export const breadcrumb = 'Breadcrumb';

// The rails that every page leads to
export const newIn = 'New in';
export const clothing = 'Clothing';
export const shoes = 'Shoes';
export const bags = 'Bags';
export const accessories = 'Accessories';
export const sale = 'Sale';
export const jewelry = 'Jewelry';
export const beauty = 'Beauty';
export const presale = 'Pre-sale';
export const everything = 'Everything';
export const countryAndCurrencyIs = (currency: string) => `Country and currency: ${currency}`;

// The end of every page
export const shop = 'Shop';
export const help = 'Help';
export const shippingInUs = 'Shipping in the US';
export const shippingAbroad = 'Shipping abroad';
export const returns = 'Returns';
export const exchanges = 'Exchanges';
export const exchangesFromAbroad = 'Exchanges from abroad';
export const sizeCharts = 'Size charts';
export const contact = 'Contact';
export const orders = 'Orders';
export const yourAccount = 'Your account';
export const countryAndCurrency = 'Country and currency';
export const presaleItems = 'Pre-sale items';
export const giftCards = 'Gift cards';
export const legal = 'Legal';
export const termsOfUse = 'Terms of use';
export const privacy = 'Privacy';
export const whatWeNote = 'What we note';
export const financialNotice = 'Financial notice';
export const doNotLean = 'Please do not lean on the glass.';

// Bars of lists
export const apply = 'Apply';

// Without a line
export const pageNotLoadedOffline = 'You are offline, and that page has not loaded yet. Nothing was lost.';
export const offlineKeepLooking = 'You are offline. You can keep looking at what has loaded.';
export const backOnline = 'You are back online.';
export const youAreOffline = 'You are offline.';
export const keepLookingUntilBack =
  'You can keep looking at what has loaded. Prices and stock refresh when you are back.';

// Parts that come late
export const couldNotBeOpened = 'That could not be opened. Check your connection and try again.';
export const partDidNotLoad = 'This part did not load. Reload the page to see it.';
