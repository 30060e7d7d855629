import { inGerman } from '../../plural.ts';

type FiveWords = readonly [string, string, string, string, string];

// How tall people are
interface Height {
  readonly feet: number;
  readonly inches: number;
  readonly cm: number;
}
export const height = ({ cm }: Height) => `${cm} cm`;
export const heightChoice = (tall: Height) => height(tall);
export const heightBands = {
  'under-160': 'Unter 160 cm',
  '160-167': '160 bis 167 cm',
  '168-175': '168 bis 175 cm',
  'over-175': 'Über 175 cm',
};

// People like you
export const peopleLikeYou = 'Menschen wie Sie';
export const wearInIt = (some: number, people: number, size: string) =>
  `${some} von ${people} Menschen wie Ihnen tragen hierin ${size}`;
export const changeLikeness = 'Ihre Körpergröße und übliche Größe ändern';
export const heightLabel = 'Körpergröße';
export const usualSize = 'Übliche Größe';
export const choose = 'Wählen';
export const showTheirFit = 'Deren Passform zeigen';
export const savedOnDevice = 'Bleibt auf diesem Gerät und wird nie gebraucht.';
export const theyAre = (shortest: string, tallest: string, size: string) =>
  `${shortest} bis ${tallest}, meist ${size}.`;
export const fitDidNotCome = 'Was sie sagen, kam nicht an; der Rest der Seite ist vollständig.';
export const tooFewAlike = (people: number, fewest: number) =>
  `${people === 0 ? 'Niemand wie Sie hat' : inGerman(people, 'Nur ein Mensch wie Sie hat', `Nur ${people} Menschen wie Sie haben`)} gesagt, wie es passt. Um für Sie zu sprechen, ist das zu wenig: Es braucht ${fewest}.`;
export const fromThem = (people: number, fit: string) => `Von ${people} davon: ${fit}.`;
export const woreAndFoundTrue = (some: number, people: number) =>
  `${some} von ${people} trugen [Größe] und fanden, dass es normal ausfällt.`;
export const chooseSize = (size: string) => `${size} wählen`;

// Reviews of a product
export const reviews = 'Bewertungen';
export const reviewCount = (count: number, formatted: string) =>
  inGerman(count, '1 Bewertung', `${formatted} Bewertungen`);
export const allReviews = (count: number, formatted: string) =>
  inGerman(count, 'Die Bewertung', `Alle ${formatted} Bewertungen`);
export const beTheFirst = 'Noch hat niemand etwas gesagt. Sie könnten die erste Person sein.';
export const loadAgain = 'Bewertungen noch einmal laden';
export const writeReview = 'Bewertung schreiben';
export const showReviewsWith = 'Bewertungen nach Sternen';
export const stars = (count: number) => inGerman(count, '1 Stern', `${count} Sterne`);
export const found = (count: number) => `${count} fanden das hilfreich`;
export const useful = 'Hilfreich';
export const usefulIs = (title: string) => `Hilfreich: ${title}`;
export const boughtHere = 'Hier gekauft';
export const usually = (size: string) => `meist ${size}`;
export const wore = (size: string) => `Trug ${size}`;
export const woreAndFit = (size: string, fit: string) => `Trug ${size}: ${fit}`;
export const answers = (brand: string) => `${brand} antwortet`;

// Photos
export const inRealRooms = 'In echten Zimmern';
export const allPhotos = (count: number) => inGerman(count, 'Das Foto', `Alle ${count} Fotos`);
export const customerPhoto = (number: number, total: number, alt: string) =>
  `Kundenfoto ${number} von ${total}: ${alt}`;
export const photosOf = (product: string) => `Fotos von ${product}`;
export const photosBy = (author: string) => `Fotos, aufgenommen von ${author}`;
export const photoBy = (author: string) => `Ein Foto, aufgenommen von ${author}`;
export const photoOf = (number: number, total: number, alt: string) => `Foto ${number} von ${total}: ${alt}`;
export const previousPhoto = 'Vorheriges Foto';
export const nextPhoto = 'Nächstes Foto';

// All of them
export const afterName = ', bewertet';
export const chooseASize = 'Größe wählen';
export const whatTheySay = 'Was darüber gesagt wird';
export const range = (first: number, last: number, total: string) => `${first} bis ${last} von ${total}`;
export const aPage = (count: number) => `${count} je Seite`;
export const pagesOfReviews = 'Seiten mit Bewertungen';
export const noneFits = 'Auf alles zugleich passt keine Bewertung.';
export const showAll = (total: string) => `Alle ${total} zeigen`;
export const reviewsTitle = (product: string, brand: string) => `Bewertungen: ${product} von ${brand}`;
export const reviewsDescription = (people: number, product: string, brand: string) =>
  `Was ${people} Menschen, die ${product} von ${brand} getragen haben, darüber sagen, und wie es passt.`;
export const notInShop = 'Wir haben überall nachgesehen: Diesen Artikel gibt es im Laden nicht.';
export const mostPages = (most: number) => `Umblättern lassen sich höchstens ${most} Seiten.`;

// What they are narrowed and sorted by
export const searchReviews = 'Bewertungen durchsuchen';
export const sort = 'Sortieren';
export const sorts = {
  featured: 'Empfohlen',
  newest: 'Neueste',
  highest: 'Beste zuerst',
  lowest: 'Schlechteste zuerst',
  helpful: 'Hilfreichste',
};
export const someOf = (some: string, all: string) => `${some} von ${all}`;
export const clearFilters = (count: number) =>
  inGerman(count, 'Filter entfernen', `Alle ${count} Filter entfernen`);
export const filterNames = {
  rating: 'Sterne',
  size: 'Gekaufte Größe',
  fit: 'Passform',
  height: 'Körpergröße',
  photos: 'Fotos',
  verified: 'Kauf',
};
export const withPhotos = 'Mit Fotos';
export const bought = 'Hier gekauft';

// Writing one
export const reviewOf = (product: string) => `${product} bewerten`;
export const notAvailable = 'Bewertung nicht möglich';
export const notAmongOrders =
  'Bewerten kann bei uns, wer das Stück getragen hat, und unter Ihren zugestellten Bestellungen konnten wir es nicht finden.';
export const couldNotAsk = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.';
export const backToProduct = 'Zurück zum Artikel';
export const changeReview = 'Ändern, was Sie sagten';
export const howWasIt = 'Und, wie war es?';
export const beSpecific =
  'Seien Sie genau; Fremde kleiden sich danach. Zu sehen ist es, sobald ein Mensch es gelesen hat, meist innerhalb eines Tages.';
export const signInWordsStay = 'Melden Sie sich an; was Sie schrieben, bleibt hier';
export const photoOnItsWay = 'Ein Foto ist noch unterwegs.';
export const sending = 'Wird gesendet …';
export const saveReview = 'Bewertung speichern';
export const postReview = 'Bewertung abgeben';
export const isShown = 'Sie ist beim Artikel zu sehen.';
export const changeIsReadAgain = 'Eine Änderung wird zuerst wieder gelesen.';
export const waitsForReader = 'Sie wartet darauf, dass ein Mensch sie liest.';
export const isNotShown = 'Sie ist nicht zu sehen.';
export const yourRating = 'Ihre Sterne';
/** What each number of stars means to whoever gives it, one star first. */
export const starLabels: FiveWords = ['Gar nicht', 'Eher nicht', 'In Ordnung', 'Sehr gut', 'Unbedingt'];
export const howDidItFit = 'Wie hat es gepasst?';
export const headline = 'Überschrift';
export const yourReview = 'Ihre Bewertung';
export const sizeYouWore = 'Getragene Größe';
export const heightOptional = 'Körpergröße (freiwillig)';
export const usualSizeOptional = 'Übliche Größe (freiwillig)';
export const ratherNotSay = 'Lieber nicht sagen';
export const photosUpTo = (most: number) => `Fotos [(bis zu ${most})]`;
export const removePhoto = (number: number) => `Foto ${number} entfernen`;
export const addPhoto = 'Foto hinzufügen';
export const photoHint = 'JPEG, PNG oder WebP bis 10 MB. Wo und wann sie aufgenommen wurden, wird entfernt.';
export const yourPhoto = (number: number) => `Ihr Foto ${number}`;
export const sendingFile = (name: string) => `${name} wird gesendet`;
export const sendingPercent = (percent: number) => `Wird gesendet, ${percent}\u00a0%`;
export const almostThere = 'Fast da';
export const waitsItsTurn = 'Wartet, bis es dran ist';
export const didNotArrive = 'Es kam nicht an.';
export const sendAgain = 'Noch einmal senden';
/** After `sendAgain`, for whoever hears it and does not see which. */
export const ofPhoto = (number: number) => `: Foto ${number}`;

// What writing, changing and voting is answered with
export const mayReview = 'Sie haben dies hier gekauft: Sagen Sie anderen, wie es passt.';
export const refusals = {
  no_such_product: 'Diesen Artikel gibt es nicht.',
  no_such_review: 'Diese Bewertung gibt es nicht.',
  reviewed: 'Das haben Sie schon bewertet. Was Sie sagten, können Sie in Ihrem Konto ändern.',
  not_shipped:
    'Ihre Bestellung ist noch nicht hinausgegangen. Bewerten können Sie, sobald sie zu Ihnen unterwegs ist.',
  not_bought:
    'Bewerten kann nur, wer dies hier gekauft hat, und in Ihrem Konto gibt es keine Bestellung davon.',
  no_such_size: 'Diese Größe gibt es davon nicht.',
  no_such_photo: 'Eines der Fotos ist nicht mehr hier. Bitte fügen Sie es noch einmal hinzu.',
  no_words: 'Bitte schreiben Sie eine Überschrift und ein paar Worte.',
};
export const ownReview = 'Diese ist von Ihnen: Was sie wert ist, sagen andere.';
export const manyPhotosWaiting = 'Es warten schon viele Fotos. Senden Sie zuerst Ihre Bewertung.';
export const noPhotoToShow =
  'Das ist kein Foto, das wir zeigen können: Senden Sie ein JPEG, PNG oder WebP von mindestens 100 und höchstens 50 Millionen Bildpunkten.';
export const photoTwice = 'Ein Foto ist mehrmals angegeben.';
export const notRightYet = 'An dieser Bewertung stimmt noch etwas nicht.';
export const goBack =
  'Ihre Worte sind zu viele, um sie hierher zurückzubringen: Gehen Sie eine Seite zurück, dort sind sie noch.';
export const chooseStars = 'Bitte wählen Sie einen bis fünf Sterne.';
export const chooseOneOfThese = 'Bitte wählen Sie eines davon.';
export const writeHeadline = (longest: number) =>
  `Bitte schreiben Sie eine Überschrift von höchstens ${longest} Zeichen.`;
export const writeFewWords = (longest: string) =>
  `Bitte schreiben Sie ein paar Worte, höchstens ${longest} Zeichen.`;
