// What stands against a line or an add.
export const noLongerInShop = 'Nicht mehr im Laden.';
export const notInTotal = 'Es zählt nicht zur Summe.';
export const soldOutWhileDeciding = 'Ausverkauft, während Sie noch überlegten.';
export const joinWaitlistOrLetGo =
  'Es zählt nicht zur Summe. Setzen Sie sich auf die Warteliste, oder lassen Sie es ziehen.';
export const onlyLeft = (count: number) => `Nur noch ${count} vorrätig.`;
export const takeFewer = 'Nehmen Sie weniger, und es gehört wieder Ihnen.';

export const noLongerAvailable = 'Dieser Artikel ist nicht mehr erhältlich.';
export const notForEveryone = 'Dieser Artikel ist nicht für alle erhältlich.';
export const selectSize = 'Bitte wählen Sie eine Größe.';
export const justSoldOut = 'Dieser Artikel ist gerade ausverkauft.';
export const sizeJustSoldOut = (size: string) => `Größe ${size} ist gerade ausverkauft.`;
export const bagHoldsLast = 'Mehr gibt es davon nicht: Die letzten liegen in Ihrem Warenkorb.';
export const bagFull = (most: number) =>
  `Ein Warenkorb fasst ${most} verschiedene Artikel. Bitte nehmen Sie erst etwas heraus.`;
export const noMoreThanYouHave = 'Mehr, als Sie schon haben, gibt es davon nicht.';
export const notInBagAnyMore = 'Das lag nicht mehr in Ihrem Warenkorb.';

// The lines of a bag.
export const bag = 'Warenkorb';
export const notYetYours = 'In Ihrem Warenkorb, noch nicht Ihnen.';
export const forSaleUntilCheckout =
  'Was im Warenkorb liegt, bleibt bis zur Bestellung auch für andere erhältlich.';
export const nothingYet = 'Noch nichts darin. Im Schaufenster brennt Licht.';
export const lookAround = 'Umsehen';
export const sizeNamed = (...names: readonly string[]) => `Größe ${names.join(' und ')}`;
export const howMany = 'Menge';
export const remove = 'Entfernen';
export const removeNamed = (name: string) => `${name} entfernen`;
export const moveToLoves = 'Zu den Lieblingen';
export const joinWaitlist = 'Auf die Warteliste';
export const dealOnThisEnded = 'Das Angebot dafür ist vorbei. Zum üblichen Preis gehört es Ihnen.';

// Another size.
export const size = 'Größe';
export const changeSize = 'Größe ändern';
export const keepThisSize = 'Diese Größe behalten';

// What it comes to.
export const summary = 'Übersicht';
export const subtotal = 'Zwischensumme';
export const chargedInDollars = 'Abrechnung in US-Dollar';
export const shippingAndTax = 'Versand und Steuern';
export const atCheckout = 'An der Kasse';
export const checkout = 'Zur Kasse';
export const freeShipping = 'Kostenloser Versand';

// The estimate.
export const postcodeForEstimate = 'Postleitzahl, für Versand und Steuern';
export const estimate = 'Schätzen';
export const estimated = 'Schätzung';
export const estimating = 'Wird erfragt …';
export const shippingBy = (way: string) => `Versand, ${way}`;
export const free = 'Kostenlos';
export const tax = 'Steuern';
export const taxIncluded = 'Enthalten';
export const noTaxCharged = 'Werden nicht erhoben';
export const about = 'Etwa';

// What was just added.
export const addedToBag = 'In den Warenkorb gelegt';
export const color = 'Farbe';
export const price = 'Preis';
export const viewBag = 'Warenkorb ansehen';
export const goesWithIt = 'Passt dazu';

// Deals that ended.
export const timePlease = 'Feierabend';
export const dealsEnded =
  'Das Angebot dafür endete, während es in Ihrem Warenkorb lag. Sie können es weiterhin kaufen, zum üblichen Preis.';
export const reviewBag = 'Warenkorb prüfen';
export const keepShopping = 'Weiter einkaufen';

// The days it leaves on.
export const seeSchedule = 'Versandplan ansehen';
export const nothingWaits =
  'Nichts wartet auf etwas anderes. Sie zahlen einmal, auch den Versand nur einmal.';
export const aboutPresale = 'Über Vorbestellungen';

export const walletNotTaken = (wallet: string) =>
  `${wallet} wird hier nicht angenommen. Bitte zahlen Sie mit Karte.`;
export const noSuchLine = 'Diese Position gibt es in Ihrem Warenkorb nicht.';
export const onlyOneOfThese = 'Davon gibt es nur eines.';
export const onlySoManyOfThese = (count: number) => `Davon gibt es nur ${count}.`;
export const addedOneAtATime = 'Artikel kommen einzeln hinein: Die Menge ist immer 1.';
export const sayWhatChanges = 'Sagen Sie, was sich ändern soll.';
