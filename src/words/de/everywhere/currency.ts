// Country, currency and language.
export const title = 'Land und Währung';
export const lead =
  'Sagen Sie uns, wohin Ihr Paket geht, und wir zeigen, was dorthin versandt wird und was es kostet. Abgerechnet wird in US-Dollar; andere Währungen dienen zur Orientierung.';
export const country = 'Land';
export const currency = 'Währung';
export const countrysOwn = 'Die des Landes';
export const save = 'Speichern';
export const ratesOf = (day: string) => `Umgerechnet zu den Referenzkursen vom ${day}.`;
export const chargedInDollars = 'Abgerechnet wird in US-Dollar.';
export const noSuchCountry = 'Dieses Land gibt es nicht.';
export const currencyNotShown = 'In dieser Währung zeigt der Laden keine Preise.';
export const amountsInDollars = (most: number) =>
  `Nennen Sie bis zu ${most} Beträge in Dollar, etwa 128,35.50.`;
export const language = 'Sprache';

// Being tracked.
export const whatWeNote = 'Was wir notieren';
export const whatIsNoted =
  'Was angesehen und in den Warenkorb gelegt wird, ohne Namen und ohne Anschrift daneben: um zu sehen, was funktioniert.';
export const browserRefuses =
  'Ihr Browser bittet darum, nicht verfolgt zu werden. Also wird nichts notiert, was Sie tun, was auch immer hier gewählt ist.';
export const isNoted = 'Was Sie tun, wird jetzt notiert.';
export const isNotNoted = 'Nichts von dem, was Sie tun, wird jetzt notiert.';
export const doNotNote = 'Nicht notieren';
export const note = 'Notieren';

export const currencyNames = {
  USD: 'US-Dollar',
  AUD: 'Australischer Dollar',
  BRL: 'Brasilianischer Real',
  CAD: 'Kanadischer Dollar',
  CHF: 'Schweizer Franken',
  CNY: 'Renminbi Yuan',
  CZK: 'Tschechische Krone',
  DKK: 'Dänische Krone',
  EUR: 'Euro',
  GBP: 'Britisches Pfund',
  HKD: 'Hongkong-Dollar',
  HUF: 'Ungarischer Forint',
  IDR: 'Indonesische Rupiah',
  ILS: 'Israelischer Neuer Schekel',
  INR: 'Indische Rupie',
  ISK: 'Isländische Krone',
  JPY: 'Japanischer Yen',
  KRW: 'Südkoreanischer Won',
  KWD: 'Kuwait-Dinar',
  MXN: 'Mexikanischer Peso',
  MYR: 'Malaysischer Ringgit',
  NOK: 'Norwegische Krone',
  NZD: 'Neuseeland-Dollar',
  PHP: 'Philippinischer Peso',
  PLN: 'Polnischer Złoty',
  RON: 'Rumänischer Leu',
  SEK: 'Schwedische Krone',
  SGD: 'Singapur-Dollar',
  THB: 'Thailändischer Baht',
  TRY: 'Türkische Lira',
  ZAR: 'Südafrikanischer Rand',
};
