// Pages that fail
export const titleNotFound = 'Not found';
export const titleTrouble = 'Trouble';
export const hangerIsEmpty = 'This hanger is empty';
export const droppedSomething = 'We dropped something';
export const startFromWindow = 'Start from the window';
export const tryAgain = 'Try again';
export const status = (code: number) => `Status ${code}`;
export const noLine = 'You are offline, so this page could not be fetched. Try again when the line is back.';
export const ourFault = 'Not your bag; that is safe. Try again in a moment.';

// Answers that are none
export const noAnswer = 'The shop did not answer. Check your connection and try again; nothing was lost.';
export const opening = 'The shop is opening.';
export const greatMany = 'A great many are in the shop. Please try again in a moment.';
/** On a page that is shown as it was last known; without marks of its own that HTML would read. */
export const asLastKnown =
  'As we last knew it: our stock room is not answering. Prices and sizes may have changed.';
export const catchingBreath = 'The shop is catching its breath. Please try again in a moment.';
export const wentWrong = 'Something went wrong on our side. It has been noted.';
export const bagIsBusy = 'Your bag is being changed a lot at once. Please try again in a moment.';
export const tooMuchAtOnce = 'That was a lot at once. Please wait a moment and try again.';
export const doneAlready = 'That was done already, or something else was done meanwhile.';
export const cannotBeStored = 'A value in the request cannot be stored.';
export const ourPagesOnly = 'Only pages of this shop may do that.';
export const notThatHost = 'This server does not answer for that host name.';
export const noSuchPage = 'There is no such page.';
export const noSuchCall = 'There is no such call.';
export const calledWith = (methods: readonly string[]) => `This call is made with ${methods.join(' or ')}.`;
export const pagesAreOnlyRead = 'Pages are only read.';
export const notReady = 'Not ready.';

// Requests that are not as they should be
export const addressTooLong = 'The address is too long.';
export const addressMalformed = 'The address is not well-formed.';
export const notValidIn = {
  address: (why: string) => `Something in the address is not valid: ${why}`,
  query: (why: string) => `Something in the query is not valid: ${why}`,
  body: (why: string) => `Something in the body is not valid: ${why}`,
};
export const parameterTwice = 'A query parameter is given more than once.';
export const needsIdempotencyKey =
  'This call needs the header Idempotency-Key: 1 to 255 characters of your choice, new for each payment.';
export const notHttp = 'The request is not valid HTTP.';
export const headersTooLarge = 'The headers of the request are too large.';
export const tookTooLong = 'The request took too long to arrive.';
export const expectOnlyContinue = 'Only 100-continue may be expected.';

// Their bodies
export const notCompressed = 'Send the body as it is, without compression.';
export const asJson = 'Send the body as application/json.';
export const fieldTwice = 'A field of the form is given more than once.';
export const bodyTooLarge = 'A body may have at most 64 kB.';
export const bodyBrokeOff = 'The body broke off before its end.';
export const notUtf8 = 'The body is not valid UTF-8.';
export const notJson = 'The body is not valid JSON.';
export const nestedTooDeeply = 'The body is nested too deeply.';
export const keyNotAllowed = 'The body has a key that is not allowed.';
export const textMalformed = 'The body holds text that is not well-formed.';
export const asFormData = 'Send the file as multipart/form-data, without compression.';
export const photosOutOfReach = 'Photos cannot be taken in right now. Please try again in a moment.';
export const manyPhotos = 'Many photos are arriving right now. Please try again in a moment.';
export const oneFileIn = (field: string) => `Send one file, in the field ${field}.`;
export const noFormWithFile = 'The body is no form with a file in it.';
export const fileTooLarge = (megabytes: number) => `A file may have at most ${megabytes} MB.`;
