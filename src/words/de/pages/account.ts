import { inGerman } from '../../plural.ts';

// Signing in
export const comeIn = 'Treten Sie ein';
export const signInOrCreate = 'Anmelden oder Konto eröffnen';
export const signIn = 'Anmelden';
export const signingIn = 'Anmeldung läuft …';
export const createAccount = 'Konto eröffnen';
export const createAccountInstead = 'Stattdessen ein Konto eröffnen';
export const signInInstead = 'Stattdessen anmelden';
export const oneMoment = 'Einen Moment …';
export const sendCodeInstead = 'Stattdessen einen Code schicken';
export const signInWithPasskey = 'Mit einem Passkey anmelden';
export const forgotPassword = 'Passwort vergessen?';
export const agreeToTerms = 'Mit der Eröffnung eines Kontos stimmen Sie den [Nutzungsbedingungen] zu.';
export const yourBagComes = 'Ihr Warenkorb kommt mit.';
export const yourLovesCome = (count: number) =>
  inGerman(count, 'Ihr Liebling kommt mit.', `Ihre ${count} Lieblinge kommen mit.`);
export const yourBagAndLovesCome = (count: number) =>
  `Ihr Warenkorb und ${inGerman(count, 'Ihr Liebling', `Ihre ${count} Lieblinge`)} kommen mit.`;
export const lookInMail = 'Sehen Sie in Ihre Post';
export const weWroteTo = 'Wir haben an [die Adresse] geschrieben. Der Code gilt zehn Minuten.';
export const askForAnotherCode = 'Nichts da? [Einen neuen anfordern].';
export const aNewPassword = 'Ein neues Passwort';
export const weSendLink = 'Wir schicken einen Link, mit dem Sie es wählen.';
export const sendLink = 'Link schicken';
export const everyDeviceWillBeSignedOut = 'Jedes Gerät, das jetzt angemeldet ist, wird abgemeldet.';
export const useThisPassword = 'Dieses Passwort verwenden';
/** Of the page, by its step. */
export const signInTitles = {
  'sign-in': 'Anmelden',
  create: 'Konto eröffnen',
  code: 'Anmelden mit Code',
  forgot: 'Passwort vergessen',
  reset: 'Ein neues Passwort',
};

// Fields
export const name = 'Name';
export const emailAddress = 'E-Mail-Adresse';
export const password = 'Passwort';
export const currentPassword = 'Jetziges Passwort';
export const newPassword = 'Neues Passwort';
export const code = 'Code';
export const sixDigits = '6 Ziffern';
export const codeHasSixDigits = 'Ein Code hat sechs Ziffern.';
export const passwordHint = (shortest: number) =>
  `Mindestens ${shortest} Zeichen. Ein Satz ist am einfachsten.`;
export const atLeastCharacters = (shortest: number) => `Bitte verwenden Sie mindestens ${shortest} Zeichen.`;
export const atMostCharacters = (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`;
export const passwordLikeEmail = 'Das ist Ihrer E-Mail-Adresse zu ähnlich. Ein Satz ist am einfachsten.';
export const passwordStolen =
  'Dieses Passwort steht auf jeder Liste gestohlener. Ein Satz ist am einfachsten.';

// What signing in, up and out is answered with
export const codeSent = (minutes: number) =>
  `Wir haben einen Code an diese Adresse geschickt. Er gilt ${minutes} Minuten.`;
export const resetSent = (hours: number) =>
  `Wenn zu dieser Adresse ein Konto gehört, ist ein Link unterwegs. Er gilt ${hours} ${inGerman(hours, 'Stunde', 'Stunden')}.`;
export const passwordReset = 'Ihr neues Passwort gilt jetzt. Bitte melden Sie sich damit an.';
export const passwordChanged = 'Ihr Passwort ist geändert, und jedes andere Gerät ist abgemeldet.';
export const emailChanged = (email: string) => `Ihre Adresse ist von nun an ${email}.`;
export const signInProblems = {
  invalid_credentials: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.',
  invalid_code: 'Dieser Code passt nicht. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
  invalid_link: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  invalid_passkey:
    'Dieser Passkey öffnet hier kein Konto. Verwenden Sie Ihr Passwort oder einen Code per E-Mail.',
  login_required: 'Um einen Passkey hinzuzufügen, melden Sie sich bitte zuerst ab und wieder an.',
  weak_password: 'Bitte wählen Sie ein anderes Passwort.',
  unprocessable: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Eingabe.',
};
export const manySigningIn = 'Gerade melden sich viele an. Bitte versuchen Sie es gleich noch einmal.';
/** Goes into sentences such as the three after it. */
export const waitMinutes = (count: number) => `Warten Sie ${count} ${inGerman(count, 'Minute', 'Minuten')}`;
export const enoughTriesUseCode = (wait: string) =>
  `Das sind genug Versuche für jetzt. ${wait}, oder verwenden Sie einen Code per E-Mail.`;
export const enoughTries = (wait: string) => `Das sind genug Versuche für jetzt. ${wait}.`;
export const writtenAlready = (wait: string) =>
  `Wir haben schon einige Male geschrieben. ${wait} bis zum nächsten.`;
export const isItYou = 'Sind Sie es?';
export const signInOnceMore =
  'Melden Sie sich noch einmal an, bevor die Adresse geändert wird: mit Ihrem Passwort, einem Passkey oder einem Code an die jetzige Adresse.';
export const welcome = (firstName: string) => `Willkommen, ${firstName}.`;
export const lovesMovedIn = (loves: number) =>
  `${loves} ${inGerman(loves, 'Liebling ist', 'Lieblinge sind')} eingezogen.`;
export const bagItemsMovedIn = (items: number) =>
  `${items} Artikel ${inGerman(items, 'ist', 'sind')} in den Warenkorb gewandert.`;
export const lovesAndBagItemsMovedIn = (loves: number, items: number) =>
  `${loves} ${inGerman(loves, 'Liebling', 'Lieblinge')} und ${items} Artikel im Warenkorb sind eingezogen.`;
export const hadAccountAlready = 'Sie hatten schon ein Konto: Ihr Passwort ist, was es war.';

// The account
export const yourAccount = 'Ihr Konto';
export const hello = (firstName: string) => `Guten Tag, ${firstName}`;
export const account = 'Konto';
/** A button, for whoever hears the page: what it does, and to what. */
export const actOn = (act: string, thing: string) => `${act}: ${thing}`;
export const edit = 'Bearbeiten';
export const change = 'Ändern';
export const add = 'Hinzufügen';
export const remove = 'Entfernen';
export const deleteIt = 'Löschen';
export const save = 'Speichern';
export const pieces = (count: number) => inGerman(count, '1 Stück', `${count} Stücke`);
export const notInAccount = 'Das gibt es in Ihrem Konto nicht.';
export const noSuchPage = 'Diese Seite gibt es nicht.';

// Profile
export const profile = 'Profil';
export const email = 'E-Mail';
export const mobile = 'Mobil';
export const noMobile = 'Keine. Sie füllt die Warteliste für Sie aus.';
export const noPassword = 'Keines: Sie melden sich mit einem Code an.';
export const chooseOne = 'Eines wählen';
export const mobileNumber = 'Mobilnummer';
export const mobileHint = 'Für die Warteliste: eine SMS, wenn eine Größe zurück ist.';
export const everyOtherDeviceSignedOut = 'Jedes andere Gerät wird abgemeldet.';
export const changePassword = 'Passwort ändern';
export const newEmailAddress = 'Neue E-Mail-Adresse';
export const sendCodeThere = 'Code dorthin schicken';
export const codeOnItsWay = (address: string) =>
  `Wenn ${address} Ihnen gehören kann, ist ein Code dorthin unterwegs. Er gilt zehn Minuten.`;
export const anotherAddress = 'Andere Adresse';
export const changeAddress = 'Adresse ändern';

// Addresses
export const addresses = 'Adressen';
export const noAddresses = 'Noch keine. Die erste, die Sie hinzufügen, wird zuerst angeboten.';
export const address = 'Adresse';
export const usedFirst = (label: string) => `${label}, wird zuerst verwendet`;
export const useFirst = 'Zuerst verwenden';
export const aNewAddress = 'Eine neue Adresse';
export const editAddress = 'Adresse bearbeiten';
export const country = 'Land';
export const showItsFields = 'Dessen Felder zeigen';
export const optional = (label: string) => `${label} (freiwillig)`;
export const choose = 'Wählen';
export const whatYouCallIt = 'Wie Sie sie nennen (freiwillig)';
export const home = 'Zu Hause';
export const saveAddress = 'Adresse speichern';
export const fullName = 'Vor- und Nachname';
export const streetAndNumber = 'Straße und Hausnummer';
export const apartment = 'Wohnung, Stockwerk';
/** What countries call the parts of an address. */
export const addressParts = {
  City: 'Ort',
  'City/suburb': 'Ort oder Ortsteil',
  'City/regency': 'Ort',
  'Town/city': 'Ort',
  District: 'Bezirk',
  'Postal code': 'Postleitzahl',
  'ZIP code': 'Postleitzahl (ZIP)',
  Postcode: 'Postleitzahl',
  'PIN code': 'Postleitzahl (PIN)',
  'EIR Code': 'Postleitzahl (Eircode)',
  State: 'Bundesstaat',
  Province: 'Provinz',
  Island: 'Insel',
  Governorate: 'Gouvernement',
  Area: 'Gebiet',
  County: 'Grafschaft',
  Parish: 'Gemeinde',
  Prefecture: 'Präfektur',
  Region: 'Region',
  Department: 'Departement',
  Emirate: 'Emirat',
};
export const pleaseEnter = (label: string) => `Bitte füllen Sie das Feld „${label}“ aus.`;
export const notInThisCountry = (label: string) =>
  `Was im Feld „${label}“ steht, gibt es in diesem Land nicht.`;
export const noSuchAddress = 'Diese Adresse gibt es in Ihrem Konto nicht.';
export const addressBookFull = 'Ihr Adressbuch ist voll: Entfernen Sie zuerst eine.';
export const addressNotRight = 'An dieser Adresse stimmt noch etwas nicht.';

// Cards
export const cards = 'Karten';
export const addCard = 'Karte hinzufügen';
export const addCardShort = 'Hinzufügen[: Karte]';
export const cardSaved = 'Ihre Karte ist hinterlegt.';
export const cardsOutOfReach = 'Ihre Karten sind gerade nicht zu erreichen. Sie sind sicher, wo sie sind.';
export const noCards =
  'Keine. Fügen Sie hier eine hinzu, oder hinterlegen Sie eine an der Kasse; sie bleibt beim Zahlungsdienst.';
export const expires = (date: string) => `Gültig bis ${date}`;
export const deleting = 'Wird gelöscht …';
export const cardDeleted = (label: string) => `${label} ist gelöscht.`;
export const tryAgain = 'Erneut versuchen';
export const typeAnotherCard = 'Andere Karte hinterlegen';
export const cardFieldNotThere = 'Das Kartenfeld ist noch nicht da. Bitte versuchen Sie es erneut.';
export const staysAtProcessor = 'Sie bleibt beim Zahlungsdienst, und es wird nichts abgebucht.';
export const cardNeedsScripts =
  'Um eine Karte zu hinterlegen, braucht es Skripte, damit ihre Nummer zum Zahlungsdienst geht und nie zu uns.';
export const keepThisCard = 'Diese Karte hinterlegen';

// Orders
export const orders = 'Bestellungen';
export const noOrders = 'Noch nichts bestellt. Der Weg führt über den Warenkorb.';
export const orderNumber = (id: number) => `Bestellung ${id}`;
export const orderStates = {
  placed: 'Auf dem Weg ins Paket',
  partly_shipped: 'Teilweise versandt',
  shipped: 'Versandt',
  delivered: 'Zugestellt',
  returned: 'Zurückgegeben',
  cancelled: 'Storniert',
};

// Reviews
export const reviews = 'Bewertungen';
export const noReviews = 'Sie haben noch keine geschrieben.';
export const ratingAndState = (rating: number, state: string) => `${rating} von 5. ${state}`;
export const reviewStates = {
  approved: 'Zu sehen',
  pending: 'Wird von uns noch gelesen',
  rejected: 'Nicht zu sehen',
};
export const yourReviews = 'Ihre Bewertungen';
export const reviewIsWithUs = 'Danke. Sie ist bei uns.';
export const reviewIsReadFirst =
  'Zuerst liest sie ein Mensch, meist innerhalb eines Tages. Dann steht sie beim Artikel und zählt.';

// Loves and lists
export const loves = 'Lieblinge';
export const seeLoves = (count: number) => inGerman(count, 'Ansehen', `Alle ${count} ansehen`);
export const noLoves = 'Noch nichts. Ein Herz merkt sich, was Ihnen gefällt.';
export const wishlists = 'Wunschlisten';
export const newList = 'Neue Liste';
export const noLists = 'Noch keine Listen.';
export const seenByAnyone = 'Für alle sichtbar, die den Link haben';
export const onlyYou = 'Nur für Sie';

// Waitlist
export const waitlist = 'Warteliste';
export const noEntries = 'Sie warten auf nichts. Beneidenswert.';
export const buy = 'Kaufen';
export const leave = 'Verlassen';
export const size = (name: string) => `Größe ${name}`;
export const byTextTo = (lastDigits: string) => `Per SMS an ··· ${lastDigits}`;
export const byEmail = 'Per E-Mail';
export const waitingForYouToConfirm = 'Wartet auf Ihre Bestätigung';
export const backInStock = 'Wieder da. Wir haben Ihnen geschrieben';
export const youAreNext = 'Sie sind als Nächstes an der Reihe';
export const peopleAhead = (count: number) =>
  inGerman(count, '1 Person ist vor Ihnen', `${count} Personen sind vor Ihnen`);

// Consents
export const consents = 'Einwilligungen';
export const consentsLead = 'Wozu Sie Ja gesagt haben, wann, und wie Sie Nein sagen. Ein Nein gilt sofort.';
export const stop = 'Beenden';
export const textsWhenBack = 'SMS, wenn eine Größe zurück ist';
export const emailsWhenBack = 'E-Mails, wenn eine Größe zurück ist';
export const noSince = (day: string) => `Nein, seit ${day}`;
export const yesAt = (day: string, wording: string) => `Ja, ${day}, Wortlaut ${wording}`;

export const visitsNoted = 'Notieren, was angesehen und in den Warenkorb gelegt wird, ohne Ihren Namen';
export const yesInBrowser = 'Wird notiert, in diesem Browser';
export const noInBrowser = 'Wird nicht notiert, in diesem Browser';
export const noAnswerYet = 'Wird nicht notiert: Sie haben noch nicht geantwortet';
export const importsOrder = (id: number) => `Einfuhr der Bestellung ${id} in Ihrem Namen`;
export const yesWithOrder = (day: string) => `Ja, ${day}, nur für diese Bestellung`;

// Devices
export const devices = 'Geräte';
export const signedInOn = (day: string) => `Angemeldet am ${day}`;
export const signedInHereOn = (day: string) => `Angemeldet am ${day}. Dieses hier`;
export const aBrowser = 'Ein Browser';
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;
export const signOut = 'Abmelden';
export const ofThisDevice = 'von diesem Gerät';
export const everythingAsFile = 'Alles, was wir wissen, als Datei';

// Passkeys
export const passkeys = 'Passkeys';
export const passkeysLead =
  'Melden Sie sich mit Ihrem Gesicht, Ihrem Finger oder der PIN Ihres Geräts an. Nichts, was man sich merken müsste.';
export const addPasskey = 'Passkey hinzufügen';
export const addingPasskey = 'Wird hinzugefügt …';
export const addedOn = (day: string) => `Hinzugefügt am ${day}`;
export const passkeyAdded = 'Ihr Passkey gilt jetzt.';
export const passkeyNotThere = 'Ihr Gerät hat keinen Passkey hergegeben. Bitte versuchen Sie es erneut.';
export const passkeyHadAlready = 'Dieses Gerät hat schon einen Passkey für Sie.';
export const enoughPasskeys = (most: number) =>
  `Mehr als ${most} Passkeys kann ein Konto nicht haben: Entfernen Sie zuerst einen.`;

// Closing it
export const closeAccountLink = 'Konto schließen …';
export const closeAccount = 'Konto schließen';
export const whatGoes =
  'Ihre Lieblinge, Listen, Adressen, Bewertungen, Plätze auf Wartelisten und Ihr Guthaben sind dann für immer fort. Bestellungen bleiben in unseren Büchern, wie das Gesetz es will, und führen hier nicht mehr zu Ihnen.';
export const typeToMeanIt = (address: string) =>
  `Geben Sie ${address} ein, um zu sagen, dass Sie es ernst meinen`;
export const closeMyAccount = 'Mein Konto schließen';
export const paymentUnderWay =
  'Eine Zahlung von Ihnen läuft noch. Sobald sie durch ist, in ein paar Minuten, lässt sich das Konto schließen.';
export const notThisAccount = 'Das ist nicht die Adresse dieses Kontos.';

export const signInFirst = 'Bitte melden Sie sich zuerst an.';
