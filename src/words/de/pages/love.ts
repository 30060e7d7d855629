import { inGerman } from '../../plural.ts';

export const pieces = (count: number) => inGerman(count, '1 Stück', `${count} Stücke`);
export const noSuchProduct = 'Diesen Artikel gibt es nicht.';

// Hearts
export const loveRefusals = {
  no_such_product: 'Diesen Artikel gibt es nicht.',
  login_required: 'Bitte melden Sie sich an, um Lieblinge zu haben.',
  guest_max: 'Melden Sie sich an, um weiter zu sammeln: Ein Gast kann nur so viele haben.',
};
export const isInLoves = (name: string) => `${name} ist bei Ihren Lieblingen`;
export const removeFromLoves = (name: string) => `${name} aus den Lieblingen entfernen?`;
export const confirmRemove = 'Ja, entfernen';
export const keep = 'Behalten';
export const removed = (name: string) => `${name} ist entfernt.`;
export const undo = 'Rückgängig';
export const savedOnDevice = 'Auf diesem Gerät gemerkt. Melden Sie sich an, um es auf jedem zu finden.';
export const signIn = 'Anmelden';
export const isAsItWas = (name: string) => `Das hat uns nicht erreicht: ${name} ist, wie es war.`;
export const didNotReachUs =
  'Das hat uns nicht erreicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
export const keepLoving = 'Weiter sammeln';
export const lovesComeAlong = 'Melden Sie sich an, und was Sie lieben, kommt mit.';
export const lovesComeAlongWith = (name: string) =>
  `Melden Sie sich an, und was Sie lieben, kommt mit, auch ${name}.`;

// The loves
export const loves = 'Lieblinge';
export const lovesSavedOnDevice =
  'Auf diesem Gerät gemerkt. [Melden Sie sich an], um sie auf jedem zu finden.';
export const whatYouLove = 'Was Sie lieben';
export const wasWhenLoved = (price: string) => `${price}, als Sie es ins Herz schlossen`;
export const lovedOn = (day: string) => `Geliebt seit ${day}`;
export const costLess = (count: number) =>
  inGerman(
    count,
    `${count} Stück kostet weniger als damals, als Sie es ins Herz schlossen`,
    `${count} Stücke kosten weniger als damals, als Sie sie ins Herz schlossen`,
  );
export const areSoldOut = (count: number) =>
  inGerman(count, `${count} Stück ist ausverkauft`, `${count} Stücke sind ausverkauft`);
export const show = 'Zeigen';
export const all = (count: number) => `Alle ${count}`;
export const filters = { fell: 'Preis gesunken', 'sold-out': 'Ausverkauft' };
export const noLoves =
  'Noch nichts. Das Herz an einem Stück bewahrt es hier auf, mit seinem Preis von jenem Tag.';
export const seeWhatIsNew = 'Neues ansehen';

// Putting a piece in a list
export const addToWishlist = 'Auf die Wunschliste';
export const aNewList = 'Eine neue Liste';
export const inOneOfYourLists = 'In einer Ihrer Listen';
export const itIsThere = 'Es ist da';
export const add = 'Hinzufügen';
export const addTo = (list: string) => `Zu „${list}“ hinzufügen`;
export const orANewList = 'Oder eine neue Liste';
export const whatIsItCalled = 'Wie heißt sie?';
export const listNameSuch = 'Für die Hochzeit im Juni';
export const inSize = 'In Größe (freiwillig)';
export const anySize = 'Beliebig';
export const makeList = 'Liste anlegen';
export const signInForLists = (product: string) =>
  `Melden Sie sich an, und ${product} kommt in eine Ihrer Listen.`;
export const loadingLists = 'Ihre Listen werden geladen';
export const isInListNow = '[Das Stück] ist jetzt in [der Liste].';
export const backToProduct = 'Zurück zum Artikel';

// A list
export const nothingInList =
  'Noch nichts darin. Bei jedem Stück steht neben den Größen „Auf die Wunschliste“.';
export const whatIsInIt = 'Was darin ist';
export const wantedIn = (size: string) => `Gewünscht in ${size}`;
export const addToBag = 'In den Warenkorb';
export const addPieceToBag = (name: string) => `${name} in den Warenkorb`;
export const up = 'Nach oben';
export const moveUp = (name: string) => `${name} nach oben`;
export const down = 'Nach unten';
export const moveDown = (name: string) => `${name} nach unten`;
export const remove = 'Entfernen';
export const removePiece = (name: string) => `${name} entfernen`;
export const name = 'Name';
export const rename = 'Umbenennen';
export const stopSharing = 'Nicht mehr teilen';
export const shareByLink = 'Per Link teilen';
export const removeList = 'Liste entfernen';
export const anyoneWithLink = 'Wer diesen Link hat, sieht die Liste und sonst nichts von Ihnen:';
export const noLongerShared = 'Diese Liste wird nicht mehr geteilt.';
export const noSuchList = 'Diese Liste gibt es nicht.';
export const inNoList = 'Dieser Artikel ist nicht für alle erhältlich, also kann keine Liste ihn aufnehmen.';
export const noRoom = 'Für mehr ist kein Platz. Entfernen Sie zuerst etwas.';
