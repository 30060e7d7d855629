// What the desk says of one order.

export const placedBy = (when: string, name: string) => `Placed ${when}. ${name}`;
export const isHeldTitle = 'Held: nothing more of it leaves.';
export const insistedAddress = 'The shop doubted the address, and the shopper said that it is right.';
export const parcel = (number: number) => `Parcel ${number}`;
export const onlyParcel = 'Parcel';
export const byEmail = 'By email';
export const leftOn = (when: string) => `Shipped ${when}`;
export const arrivedOn = (when: string) => `Delivered ${when}`;
export const leavesBy = (day: string) => `Leaves by ${day}`;
export const toPack = 'To pack';
export const tracking = 'Tracking number';
export const trackingHint = 'May be left empty';
export const carrier = 'Carrier';
export const noCarrier = 'Not said';
export const item = 'Item';
export const sku = 'SKU';
export const price = 'Price';
export const paidFor = 'Paid';
export const pieceOf = (color: string, size: string) =>
  [color, size].filter((part) => part !== '').join(', ');
export const times = (count: number) => `× ${count}`;
export const isComingBack = (count: number) => `Coming back: ${count}`;
export const isBack = (count: number) => `Back: ${count}`;
export const lineLeft = 'Shipped';
export const lineHere = 'Here';
export const shipParcel = (name: string) => `Ship ${name.toLowerCase()}`;
export const shipping = 'Shipping';
export const shipHint = (left: string) =>
  `Charges the card for this parcel (${left} are not charged yet) and writes to the customer once.`;
export const shipHintPaid = 'Writes to the customer once.';
export const markDelivered = 'Mark delivered';
export const cancelOrder = 'Cancel the order…';
export const cancelQuestion = (orderId: number) => `Cancel order ${orderId}?`;
export const cancelWhy = (sum: string) =>
  `Nothing ships, ${sum} goes back to where it came from or is released, and the stock is free again. It cannot be undone.`;
export const keepOrder = 'Keep the order';
export const cancelIt = 'Cancel the order';
export const releaseWhy = 'What was found, or agreed on';
export const isPaidElsewhere = 'What was left to charge has been paid in another way';
export const releaseIt = 'Release the order';

// Money back
export const refund = 'Refund';
export const refundable = (sum: string) => `At most ${sum}`;
export const refundLimit = (perDay: string, left: string) =>
  `You may give back ${perDay} a day: ${left} is left today.`;
export const refundLimitReached = (perDay: string) =>
  `You may give back ${perDay} a day, and have today. Ask a manager for more.`;
export const nothingToRefund =
  'Nothing of it can be given back: nothing was charged here, or all of it was returned.';
export const whatToRefund = 'What to refund';
export const units = 'Units';
export const unitsOf = (name: string) => `Units of ${name}`;
export const orAmount = 'Or an amount';
export const amountIsNone = 'This is no amount.';
export const amountTooLarge = (sum: string) => `More than can be given back: ${sum} at most.`;
export const storeCredit = 'store credit';
export const refundTo = (sum: string, place: string) => `Refund ${sum} to ${place}`;
export const refundToBoth = (sum: string, card: string, credit: string) =>
  `Refund ${sum}: ${card}, and ${credit} as credit`;
export const sumTo = (sum: string, place: string) => `${sum} to ${place}`;
export const refundNothing = 'Refund…';
export const refundQuestion = (button: string) => `${button}?`;
export const refundWhy = (orderId: number) =>
  `Order ${orderId}. The money leaves at once and cannot be called back.`;
export const refundDone = (sum: string) => `${sum} refunded.`;
export const refundPending = (sum: string) =>
  `${sum} is on its way: the processor has not said yet that it is done.`;
export const keepMoney = 'Do not refund';
export const asksOnce = 'Asks once more.';
export const card = 'the card';
export const money = 'Money';
export const items = 'Items';
export const discount = 'Discount';
export const freeShipping = 'Free';
export const payments = 'Payment';
export const authorised = 'Authorized';
export const charged = 'Charged';
export const stillToCharge = 'Still to charge';
export const refunded = 'Refunded';
export const refunds = 'Given back';
export const refundCauses = { refund: 'Refund', return: 'Return', cancellation: 'Cancellation' };
export const refundStates = { done: 'Done', asked: 'On its way', refused: 'Refused by the bank' };
export const refundPlaces = { card: 'card', store_credit: 'store credit', gift_card: 'a gift card' };
export const canBeRefunded = 'Can still be given back';

// Returns
export const returns = 'Returns';
export const noReturns = 'Nothing comes back.';
export const letComeBack = 'Let something come back';
export const whichItem = 'Item';
export const howMany = 'How many';
export const reason = 'Reason';
export const letIt = 'Let it come back';
export const inReturn = 'For';
export const windowOver = (day: string) => `It could be sent back until ${day}.`;
export const nothingFromThere = 'Nothing comes back from where it went.';
export const takeBackLate = 'Take it back all the same: as a kindness, or because it is faulty';
export const moneyBack = 'Its money';
export const anotherSize = 'Another size';
export const newSize = 'New size';
export const sizeWithLeft = (size: string, left: number) => `${size}, ${left} free`;
export const noOtherSize = 'No other size has so many free.';
export const sendBeforeHere = 'Send it before the old one is here';
export const holdSize = (size: string) => `Hold ${size} for it, nothing to pay`;
export const sendNow = (size: string) => `Send ${size} now, nothing to pay`;
export const exchangeHeld = (size: string, day: string) => `For ${size}, held until ${day}`;
export const exchangeNotHeld = (size: string) => `For ${size}, no longer held`;
export const exchangeSent = (size: string) => `For ${size}, in a parcel of its own`;
export const exchanged = (count: number) => `Exchanged: ${count}`;
export const inExchange = 'Sent in exchange';
export const returnStates = { authorised: 'Coming back', received: 'Received', called_off: 'Called off' };
export const callOff = 'Call off…';
export const callOffQuestion = (name: string) => `Does it stay with them: ${name}?`;
export const callOffWhy = 'The return is closed, and what was held for it is free again.';
export const callItOff = 'Call the return off';
export const leaveIt = 'It is coming';
export const receive = 'It is here…';
export const receiveQuestion = (count: number, name: string) => `Is it here: ${count} × ${name}?`;
export const receiveWhy = 'It goes back on the shelf, and is paid back at once. It cannot be undone.';
export const receiveIt = 'Receive it';
export const receiveSentWhy = 'It goes back on the shelf. The other size has been sent: no money moves.';
export const receiveAndSend = (size: string) => `Receive it and pack ${size}`;
export const receiveAndSendWhy = (size: string) =>
  `It goes back on the shelf, and ${size} gets a parcel. If ${size} is gone by now, its money goes back instead.`;
export const notHereYet = 'Not here yet';

// People and notes of an order
export const customer = 'Customer';
export const giftOrder = 'A gift';
export const notes = 'Notes';
export const addNote = 'Add a note';
export const noteHint = 'Only the desk sees it.';
export const saveNote = 'Save the note';
export const whatHappened = 'What happened';
export const packingSlip = 'Packing slip';
export const holdOrder = 'Hold the order…';
export const holdWhy = 'Why it waits';
export const holdHint = 'Only the desk sees it. Nothing more of the order leaves until somebody releases it.';
export const holdIt = 'Hold the order';
export const orderHeld = (order: number) => `Order ${order} is held.`;
export const doNotHold = 'Do not hold it';
export const changeAddress = 'Change the address';
export const addressParts = {
  firstName: 'First name',
  lastName: 'Last name',
  streetAddress: 'Street',
  streetAddress2: 'Apartment, floor',
  city: 'City',
  regionCode: 'State or province',
  postCode: 'Postal code',
  phone: 'Telephone',
};
export const addressIsRight = 'The address is right as it is';
export const saveAddress = 'Send it there';
export const resend = { placed: 'Send the receipt again', shipped: 'Send the parcel’s email again' };
export const resent = (emailAddress: string) => `Sent to ${emailAddress}.`;
export const keepAddress = 'Leave it as it is';

// On paper
export const slips = 'Packing slips';
export const pickTitle = 'Pick list';
export const printIt = 'Print';
export const slipOf = (orderId: number) => `Order ${orderId}`;
export const shipTo = 'Ship to';
export const slipUnits = 'Units';
export const pickFor = 'For the orders';
export const nothingToPack = 'Nothing of these orders can be packed now.';
export const notRead = (orderIds: readonly number[]) =>
  `These orders could not be read: ${orderIds.join(', ')}.`;
export const slipThanks = 'Thank you for your order.';
export const pickSummary = (units: number, orders: number) => `Units: ${units}. Orders: ${orders}.`;

// Many parcels at once
export const shipList = 'Ship a list';
export const shipLines = 'Orders and tracking numbers';
export const shipLinesHint =
  'A line for each order: its number, then the tracking number, as scanned or pasted, and after a comma or a tab the carrier, if you like. The next parcel of each leaves.';
export const unreadableShipment = {
  unreadable: (line: number) => `Line ${line} is not an order’s number and a tracking number.`,
  named_twice: (line: number) => `Line ${line} names an order that stands above.`,
  unknown_carrier: (line: number) =>
    `Line ${line} names a carrier that the shop does not know: leave it out, or write “other”.`,
  too_many: (line: number) => `Line ${line} is one too many: ship these first.`,
};
export const lookAtShipments = 'Look first';
export const shipSoMany = (count: number) => (count === 1 ? 'Ship 1 parcel' : `Ship ${count} parcels`);
export const willLeave = 'Leaves';
export const cannotLeave = 'Nothing to pack now';
export const noSuchOrder = 'There is no such order';
export const signatures = { needed: 'Against a signature', waived: 'Without a signature' };
