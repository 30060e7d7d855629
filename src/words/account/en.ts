import { inEnglish } from '../plural.ts';

// Signing in
export const comeIn = 'Come in';
export const signInOrCreate = 'Sign in or create an account';
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';
export const createAccount = 'Create account';
export const createAccountInstead = 'Create account instead';
export const signInInstead = 'Sign in instead';
export const oneMoment = 'One moment…';
export const sendCodeInstead = 'Send me a code instead';
export const signInWithPasskey = 'Sign in with a passkey';
export const forgotPassword = 'Forgot your password?';
export const agreeToTerms = 'By creating an account you agree to the [terms].';
export const yourBagComes = 'Your bag comes with you.';
export const yourLovesCome = (count: number) =>
  inEnglish(count, 'Your love comes with you.', `Your ${count} loves come with you.`);
export const yourBagAndLovesCome = (count: number) =>
  `Your bag and your ${inEnglish(count, 'love', `${count} loves`)} come with you.`;
export const lookInMail = 'Look in your mail';
export const weWroteTo = 'We wrote to [address]. The code is good for ten minutes.';
export const askForAnotherCode = 'Nothing there? [Ask for another].';
export const aNewPassword = 'A new password';
export const weSendLink = 'We send a link to choose it with.';
export const sendLink = 'Send me a link';
export const everyDeviceWillBeSignedOut = 'Every device that is signed in now will be signed out.';
export const useThisPassword = 'Use this password';
/** Of the page, by its step. */
export const signInTitles = {
  'sign-in': 'Sign in',
  create: 'Create an account',
  code: 'Sign in by code',
  forgot: 'Forgotten password',
  reset: 'A new password',
};

// Fields
export const name = 'Name';
export const emailAddress = 'Email address';
export const password = 'Password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const code = 'Code';
export const sixDigits = '6 digits';
export const codeHasSixDigits = 'A code has six digits.';
export const passwordHint = (shortest: number) => `At least ${shortest} characters. A sentence is easiest.`;
export const atLeastCharacters = (shortest: number) => `Please use at least ${shortest} characters.`;
export const atMostCharacters = (longest: number) => `Please use at most ${longest} characters.`;
export const passwordLikeEmail = 'That is too close to your email address. A sentence is easiest.';
export const passwordStolen = 'That password is in every list of stolen ones. A sentence is easiest.';

// What signing in, up and out is answered with
export const codeSent = (minutes: number) =>
  `We have sent a code to that address. It is good for ${minutes} minutes.`;
export const resetSent = (hours: number) =>
  `If that address has an account, a link is on its way. It is good for ${hours} hour.`;
export const passwordReset = 'Your new password works now. Please sign in with it.';
export const passwordChanged = 'Your password is changed, and every other device is signed out.';
export const emailChanged = (email: string) => `Your address is ${email} from now on.`;
export const signInProblems = {
  invalid_credentials: 'That email address and password do not go together.',
  invalid_code: 'That code does not fit. Check it, or ask for another.',
  invalid_link: 'That link is no longer of use. Ask for another.',
  invalid_passkey: 'That passkey does not open an account here. Use your password, or a code by email.',
  login_required: 'To add a passkey, please sign out and in again first.',
  weak_password: 'Please choose another password.',
  unprocessable: 'That did not work. Please check what you typed.',
};
export const manySigningIn = 'Many people are signing in. Please try again in a moment.';
/** Goes into sentences such as the three after it. */
export const waitMinutes = (count: number) => `Wait ${count} ${inEnglish(count, 'minute', 'minutes')}`;
export const enoughTriesUseCode = (wait: string) =>
  `That is enough tries for now. ${wait}, or use a code by email.`;
export const enoughTries = (wait: string) => `That is enough tries for now. ${wait}.`;
export const writtenAlready = (wait: string) =>
  `We have written a few times already. ${wait} before the next.`;
export const isItYou = 'Is it you?';
export const signInOnceMore =
  'Sign in once more before the address is changed: by your password, a passkey, or a code to the address you have now.';
export const welcome = (firstName: string) => `Welcome, ${firstName}.`;
export const lovesMovedIn = (loves: number) => `${loves} ${inEnglish(loves, 'love', 'loves')} moved in.`;
export const bagItemsMovedIn = (items: number) =>
  `${items} bag ${inEnglish(items, 'item', 'items')} moved in.`;
export const lovesAndBagItemsMovedIn = (loves: number, items: number) =>
  `${loves} ${inEnglish(loves, 'love', 'loves')} and ${items} bag ${inEnglish(items, 'item', 'items')} moved in.`;
export const hadAccountAlready = 'You had an account already: your password is what it was.';

// The account
export const yourAccount = 'Your account';
export const hello = (firstName: string) => `Hello, ${firstName}`;
export const account = 'Account';
/** A button, for whoever hears the page: what it does, and to what. */
export const actOn = (act: string, thing: string) => `${act}: ${thing}`;
export const edit = 'Edit';
export const change = 'Change';
export const add = 'Add';
export const remove = 'Remove';
export const deleteIt = 'Delete';
export const save = 'Save';
export const pieces = (count: number) => inEnglish(count, '1 piece', `${count} pieces`);
export const notInAccount = 'There is no such thing in your account.';
export const noSuchPage = 'There is no such page.';

// Profile
export const profile = 'Profile';
export const email = 'Email';
export const mobile = 'Mobile';
export const noMobile = 'None. It fills in the waitlist for you.';
export const noPassword = 'None: you sign in by code.';
export const chooseOne = 'Choose one';
export const mobileNumber = 'Mobile number';
export const mobileHint = 'For the waitlist: a text when a size is back.';
export const everyOtherDeviceSignedOut = 'Every other device is signed out.';
export const changePassword = 'Change password';
export const newEmailAddress = 'New email address';
export const sendCodeThere = 'Send a code there';
export const codeOnItsWay = (address: string) =>
  `If ${address} can be yours, a code is on its way there. It is good for ten minutes.`;
export const anotherAddress = 'Another address';
export const changeAddress = 'Change address';

// Addresses
export const addresses = 'Addresses';
export const noAddresses = 'None yet. The first one you add is offered first.';
export const address = 'Address';
export const usedFirst = (label: string) => `${label}, used first`;
export const useFirst = 'Use first';
export const aNewAddress = 'A new address';
export const editAddress = 'Edit address';
export const country = 'Country';
export const showItsFields = 'Show its fields';
export const optional = (label: string) => `${label} (optional)`;
export const choose = 'Choose';
export const whatYouCallIt = 'What you call it (optional)';
export const home = 'Home';
export const saveAddress = 'Save address';
export const fullName = 'Full name';
export const streetAndNumber = 'Street and number';
export const apartment = 'Apartment, floor';
/** What countries call the parts of an address. */
export const addressParts = {
  City: 'City',
  'City/suburb': 'City/suburb',
  'City/regency': 'City/regency',
  'Town/city': 'Town/city',
  District: 'District',
  'Postal code': 'Postal code',
  'ZIP code': 'ZIP code',
  Postcode: 'Postcode',
  'PIN code': 'PIN code',
  'EIR Code': 'EIR Code',
  State: 'State',
  Province: 'Province',
  Island: 'Island',
  Governorate: 'Governorate',
  Area: 'Area',
  County: 'County',
  Parish: 'Parish',
  Prefecture: 'Prefecture',
  Region: 'Region',
  Department: 'Department',
  Emirate: 'Emirate',
};
/** ZIP stays ZIP. */
const inSentence = (label: string) => label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
export const pleaseEnter = (label: string) => `Please enter the ${inSentence(label)}.`;
export const notInThisCountry = (label: string) =>
  `That ${inSentence(label)} does not exist in this country.`;
export const noSuchAddress = 'There is no such address in your account.';
export const addressBookFull = 'Your address book is full: remove one first.';
export const addressNotRight = 'Something in this address is not right yet.';

// Cards
export const cards = 'Cards';
export const addCard = 'Add a card';
export const addCardShort = 'Add[ a card]';
export const cardSaved = 'Your card is kept.';
export const cardsOutOfReach = 'Your cards cannot be reached right now. They are safe where they are.';
export const noCards = 'None. Add one here, or keep one at checkout; it stays at the processor.';
export const expires = (date: string) => `Expires ${date}`;
export const deleting = 'Deleting…';
export const cardDeleted = (label: string) => `${label} is deleted.`;
export const tryAgain = 'Try again';
export const typeAnotherCard = 'Keep another card instead';
export const cardFieldNotThere = 'The card field is not there yet. Please try again.';
export const staysAtProcessor = 'It stays at the processor, and nothing is charged.';
export const cardNeedsScripts =
  'Keeping a card needs scripts, so that its number goes to the processor and never to us.';
export const keepThisCard = 'Keep this card';

// Orders
export const orders = 'Orders';
export const noOrders = 'Nothing ordered yet. The bag is the way.';
export const orderNumber = (id: number) => `Order ${id}`;
export const orderStates = {
  placed: 'On its way to the parcel',
  partly_shipped: 'Shipped in part',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

// Reviews
export const reviews = 'Reviews';
export const noReviews = 'You have not written any yet.';
export const ratingAndState = (rating: number, state: string) => `${rating} of 5. ${state}`;
export const reviewStates = {
  approved: 'Shown',
  pending: 'Waiting to be read by us',
  rejected: 'Not shown',
};
export const yourReviews = 'Your reviews';
export const reviewIsWithUs = 'Thank you. It is with us.';
export const reviewIsReadFirst =
  'A person reads it first, usually within a day. Then it shows with the product, and counts.';

// Loves and lists
export const loves = 'Loves';
export const seeLoves = (count: number) => inEnglish(count, 'See it', `See all ${count}`);
export const noLoves = 'Nothing yet. A heart keeps a thing in mind.';
export const wishlists = 'Wishlists';
export const newList = 'New list';
export const noLists = 'No lists yet.';
export const seenByAnyone = 'Seen by anyone with the link';
export const onlyYou = 'Only you';

// Waitlist
export const waitlist = 'Waitlist';
export const noEntries = 'You wait for nothing. Enviable.';
export const buy = 'Buy';
export const leave = 'Leave';
export const size = (name: string) => `Size ${name}`;
export const byTextTo = (lastDigits: string) => `By text to ··· ${lastDigits}`;
export const byEmail = 'By email';
export const waitingForYouToConfirm = 'Waiting for you to confirm';
export const backInStock = 'Back in stock. We wrote to you';
export const youAreNext = 'You are next';
export const peopleAhead = (count: number) =>
  inEnglish(count, '1 person is ahead of you', `${count} people are ahead of you`);

// Consents
export const consents = 'Consents';
export const consentsLead = 'What you said yes to, when, and how to say no. A no takes effect at once.';
export const stop = 'Stop';
export const textsWhenBack = 'Texts when a size is back';
export const emailsWhenBack = 'Emails when a size is back';
export const noSince = (day: string) => `No, since ${day}`;
export const yesAt = (day: string, wording: string) => `Yes, ${day}, wording ${wording}`;

export const visitsNoted = 'Noting what is looked at and added, without your name';
export const yesInBrowser = 'Noted, in this browser';
export const noInBrowser = 'Not noted, in this browser';
export const noAnswerYet = 'Not noted: you have not answered yet';
export const importsOrder = (id: number) => `Importing order ${id} in your name`;
export const yesWithOrder = (day: string) => `Yes, ${day}, for this order alone`;

// Devices
export const devices = 'Devices';
export const signedInOn = (day: string) => `Signed in ${day}`;
export const signedInHereOn = (day: string) => `Signed in ${day}. This one`;
export const aBrowser = 'A browser';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const signOut = 'Sign out';
export const ofThisDevice = 'of this device';
export const everythingAsFile = 'Everything we know, as a file';

// Passkeys
export const passkeys = 'Passkeys';
export const passkeysLead =
  'Sign in with your face, your finger or the PIN of your device. Nothing to remember.';
export const addPasskey = 'Add a passkey';
export const addingPasskey = 'Adding…';
export const addedOn = (day: string) => `Added ${day}`;
export const passkeyAdded = 'Your passkey works now.';
export const passkeyNotThere = 'Your device did not give a passkey. Please try again.';
export const passkeyHadAlready = 'This device keeps a passkey for you already.';
export const enoughPasskeys = (most: number) =>
  `That is all ${most} passkeys an account can have: remove one first.`;

// Closing it
export const closeAccountLink = 'Close the account…';
export const closeAccount = 'Close the account';
export const whatGoes =
  'Your loves, lists, addresses, reviews, places on waitlists and store credit go for good. Orders stay in our books, as the law wants it, and no longer lead to you here.';
export const typeToMeanIt = (address: string) => `Type ${address} to say that you mean it`;
export const closeMyAccount = 'Close my account';
export const paymentUnderWay =
  'A payment of yours is still under way. The account can be closed as soon as it is through, in a few minutes.';
export const notThisAccount = 'That is not the address of this account.';

export const signInFirst = 'Please sign in first.';
