// Country, currency and language.
export const title = 'Pays et devise';
export const lead =
  'Dites-nous où part votre colis : nous montrons ce qui y est livré et ce que cela coûte. Vous êtes débité en dollars américains ; les autres devises sont données à titre indicatif.';
export const country = 'Pays';
export const currency = 'Devise';
export const countrysOwn = 'Celle du pays';
export const save = 'Enregistrer';
export const ratesOf = (day: string) => `Converti aux taux de référence du ${day}.`;
export const chargedInDollars = 'Vous êtes débité en dollars américains.';
export const noSuchCountry = 'Ce pays n’existe pas.';
export const currencyNotShown = 'La boutique n’affiche pas de prix dans cette devise.';
export const amountsInDollars = (most: number) =>
  `Donnez jusqu’à ${most} montants en dollars, par exemple 128,35.50.`;
export const language = 'Langue';

// Being tracked.
export const whatWeNote = 'Ce que nous notons';
export const whatIsNoted =
  'Ce qui est regardé et ajouté, sans nom ni adresse à côté, pour savoir ce qui fonctionne.';
export const browserRefuses =
  'Votre navigateur demande à ne pas être suivi : rien de ce que vous faites n’est noté, quel que soit votre choix ici.';
export const isNoted = 'Ce que vous faites est noté en ce moment.';
export const isNotNoted = 'Rien de ce que vous faites n’est noté en ce moment.';
export const doNotNote = 'Ne rien noter';
export const note = 'Accepter';

export const currencyNames = {
  USD: 'Dollar américain',
  AUD: 'Dollar australien',
  BRL: 'Réal brésilien',
  CAD: 'Dollar canadien',
  CHF: 'Franc suisse',
  CNY: 'Yuan chinois',
  CZK: 'Couronne tchèque',
  DKK: 'Couronne danoise',
  EUR: 'Euro',
  GBP: 'Livre sterling',
  HKD: 'Dollar de Hong Kong',
  HUF: 'Forint hongrois',
  IDR: 'Roupie indonésienne',
  ILS: 'Shekel israélien',
  INR: 'Roupie indienne',
  ISK: 'Couronne islandaise',
  JPY: 'Yen japonais',
  KRW: 'Won sud-coréen',
  KWD: 'Dinar koweïtien',
  MXN: 'Peso mexicain',
  MYR: 'Ringgit malaisien',
  NOK: 'Couronne norvégienne',
  NZD: 'Dollar néo-zélandais',
  PHP: 'Peso philippin',
  PLN: 'Złoty polonais',
  RON: 'Leu roumain',
  SEK: 'Couronne suédoise',
  SGD: 'Dollar de Singapour',
  THB: 'Baht thaïlandais',
  TRY: 'Livre turque',
  ZAR: 'Rand sud-africain',
};
