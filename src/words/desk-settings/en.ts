// What the desk says of settings.
import type { OpeningCheck } from '../../domain/settings/opening.ts';
import { inEnglish } from '../plural.ts';

export const settings = 'Settings';
export const settingsHint =
  'What a merchant would look for. What the environment decides is shown here, and where it is set.';
export const noSuchSection = 'There is no such section.';
export const seeShop = 'See the shop';
export const sectionNames: Readonly<Record<string, string>> = {
  shop: 'Shop',
  look: 'Look',
  delivery: 'Shipping and countries',
  returns: 'Returns',
  sender: 'Sender',
  opening: 'Before you open',
};
export const lookOnly = 'Settings are changed by owners. You may look.';
export const saved = 'Saved. The shop shows it from now on.';
export const savedNow = (count: number) => `Saved ${count === 1 ? 'a change' : `${count} changes`}.`;
export const setBy = (name: string) => `Set by ${name} in the environment; read only here.`;

// Two people
export const changedMeanwhile = 'Somebody else has changed these settings meanwhile.';
export const changedBy = 'Somebody else has saved these settings since you opened them.';
export const theirs = 'Theirs, saved';
export const yours = 'Yours';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';

// Name and addresses
export const nameAndMark = 'Name';
export const nameHint = 'Over the door, in letters and on the slip';
export const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  tradingAs: 'Trading as',
  postalAddress: 'Postal address',
  contactEmail: 'Shoppers write to',
  contactPhone: 'Shoppers call',
  logo: 'Logo',
  countries: 'Countries sold to',
  near: 'Near countries',
  regions: 'Regions at home that are far away',
  'free.ground': 'At home, ground free from',
  'free.two-day': 'At home, 2-day free from',
  'free.overnight': 'At home, overnight free from',
  'free.abroad': 'Abroad, the standard way free from',
  days: 'Free for, in days',
  lateDays: 'Less a fee until day',
  from: 'What comes back',
};
export const fieldHints: Readonly<Record<string, string>> = {
  tradingAs: 'The company behind the shop, where it has another name.',
  postalAddress: 'On one line, as it stands in the terms and under emails.',
  days: 'From the day of its arrival, at least 14.',
  lateDays:
    'Empty where nothing comes back later. Shoppers read of it where the flag returns_restock_fee_window is on.',
};
export const onPaper = 'The name on paper';
export const onInk = 'The name on ink';
export const typeHint = 'Set in type, as the header and the slips have it.';

// Colors
export const colors = 'Colors and type';
export const styleIs: Readonly<Record<string, string>> = { '1': 'Style one', '2': 'Style two' };
export const style = 'Style';
export const colorNames: Readonly<Record<string, string>> = {
  ground: 'Ground',
  ink: 'Ink',
  tint: 'Tint',
  edge: 'Edge of controls',
  red: 'Red: prices that fall, and trouble',
  type: 'Headings',
};
export const nowAndThen = 'Now, and with your change';
export const contrast = 'Contrast';
export const contrastColumns = { read: 'Read against', needs: 'Needs', has: 'Has', so: 'So' };
export const passes = 'Passes';
export const fails = 'Refused';
export const refusedCount = (count: number) => `${count} refused`;
export const noNumber = 'no color';
export const pairs: Readonly<Record<string, string>> = {
  ink_on_ground: 'Ink on ground',
  ink_on_tint: 'Ink on tint',
  ink_on_picture: 'Ink on pictures',
  edge_on_ground: 'Edge on ground',
  red_on_ground: 'Red on ground',
  red_on_tint: 'Red on tint',
  ground_on_ink: 'Ground on ink',
};
export const readsAt = (pair: string, ratio: string) => `${pair} reads at ${ratio} to 1.`;
export const textNeeds = (ratio: string) => `Text needs ${ratio}.`;
export const edgesNeed = (ratio: string) => `Edges and signs need ${ratio}.`;
export const nearestIs = (color: string) => `The nearest that passes is ${color}.`;
export const noneOfThatHue = 'No color of that hue passes beside the others.';
export const takeNearest = (color: string, ratio: string) => `Use ${color}, ${ratio} to 1`;
export const backTo = (color: string) => `Back to ${color}`;
export const sample = { name: 'Nocturne', price: '$248', was: '$356', act: 'Add to bag' };

// Shipping and countries
export const shippingRates = 'Shipping rates';
export const ratesHint = 'In US dollars; days are working days on the way';
export const rateColumns = {
  way: 'Where and how',
  days: 'Days',
  light: 'Price',
  heavy: 'Large parcel',
  free: 'Free from',
  state: 'State',
};
export const rateParts: Readonly<Record<string, string>> = {
  light: 'price',
  heavy: 'large parcel',
  days: 'days',
};
export const zoneNames = {
  home: 'United States',
  remote: 'Far regions',
  near: 'Near countries',
  far: 'Other countries',
};
export const offered = 'Offered';
export const notOffered = 'Left out';
export const freeAsAbove = (way: string): string =>
  way.startsWith('remote') ? 'As at home' : way.endsWith('express') ? 'Never' : 'As near';
export const leftOutHint =
  'A way whose fields are all empty is not offered. The slow way of each place always is: some things may not fly.';
export const freeHint =
  'At home an order from that amount on frees the way and every slower one. A quote that somebody is looking at is told of a new price; an order keeps what it was placed with.';
export const countries = 'Countries';
export const countriesHint = 'Never those under embargo';
export const everywhere = 'Sold to every country that anything may go to';
export const soldTo = (count: number) => `Sold to ${count} ${inEnglish(count, 'country', 'countries')}`;
export const soldToHint = 'The United States are home and always among them. Choose the others.';
export const nearCount = (count: number) => `At the rates for near countries: ${count}`;
export const nearHint = 'Every other country abroad is at the rates for other countries.';
export const regionsHint = 'Codes of states and territories, such as AK HI. They have rates of their own.';

// Returns
export const returns = 'Returns';
export const returnsHint = 'Final sale stays; what is faulty always comes back';
export const returnOrigins = {
  everywhere: 'What was sent anywhere',
  home: 'What was sent at home; from abroad only what the law says',
};
export const returnsAgreed =
  'An order keeps what was agreed when it was placed. After its last day the desk can still take something back, and says so.';
export const shoppersRead = 'What shoppers read';
export const fromAbroad = 'Whoever shops from abroad:';

// What is wrong
export const faults = {
  missing: () => 'This cannot be empty.',
  too_long: (most: string) => `At most ${most} characters.`,
  too_short: (least: string) => `At least ${least} characters.`,
  not_one_line: () => 'One line, without characters that cannot be seen.',
  no_email: () => 'This is no email address.',
  no_phone: () => 'A phone number, such as +1 212 555 0100.',
  no_color: () => 'Six digits, such as #a1261b.',
  no_amount: (most: string) => `An amount such as 7.40, up to ${most}.`,
  no_days: (most: string) => `Days such as 2 or 3-6, up to ${most}.`,
  no_code: (code: string) => `${code} is no code of a country or state.`,
  embargoed: (code: string) => `Nobody may send anything to ${code}.`,
  no_days_between: (range: string) => `A whole number of days, ${range}.`,
  not_later: (days: string) => `A later day than ${days}, or nothing.`,
  no_logo: () => 'This logo is not here any more. Choose it again.',
  no_choice: () => 'This is none of the choices.',
  home_missing: () => 'The United States are home: the shop sells there.',
  set_outside: (name: string) => `${name} in the environment decides this: change it there.`,
  unknown: () => 'There is no such setting.',
};

// What is set outside
export const setOutside = 'Set outside';
export const readOnly = 'Read only';
export const outsideHint =
  'The environment of the process decides these; whoever runs the machine changes them and starts the shop anew.';
export const isSet = 'set';
export const showAll = (count: number) => `Show the ${count} that are not set`;

// History
export const history = 'History';
export const noHistory = 'Nobody has changed anything yet.';

// Before you open
export const beforeYouOpen = 'Before you open';
export const ready = (done: number, all: number) => `${done} of ${all} ready`;
export const inTheWay = (count: number) =>
  count === 0
    ? 'Nothing stands in the way.'
    : `${count} ${inEnglish(count, 'thing stands', 'things stand')} in the way.`;
export const looksAgain = 'It looks again by itself every minute.';
export const lookAgain = 'Look again';
export const lastLooked = (when: string) => `Looked ${when}.`;
export const goThere = 'Go there';
export const openingTitles: Readonly<Record<OpeningCheck, string>> = {
  name: 'A name of your own',
  contact: 'An address shoppers write to',
  seller: 'Terms that say who sells',
  goods: 'Something to sell',
  ships_home: 'Ships to your own country',
  delivery: 'Delivery at your rates',
  payment: 'Cards that are charged',
  trial: 'A test order',
  post_office: 'A post office',
  sender: 'A sender',
  address: 'An address for the shop',
  second_factor: 'Staff who show a second factor',
  backup: 'A backup',
};
export const openingSentences: Readonly<Record<string, (value: string) => string>> = {
  name_named: () => 'Yours, everywhere.',
  name_unnamed: () => 'It is still called as it comes. Name it under Shop.',
  contact_reached: () => 'Yours, at the end of every page and email.',
  contact_unreached: () => 'Nobody reads hello@vitrine.example. Say yours under Shop.',
  seller_said: () => 'Your postal address is in them.',
  seller_unsaid: () => 'The terms name no postal address. Say it under Shop.',
  goods_some: (count) => `Live: ${count} products.`,
  goods_none: () => 'No product is live. Put one in the shop.',
  goods_drafts: (count) => `Drafts: ${count}. Put one in the shop.`,
  ships_home_all: () => 'Everything that is live goes there.',
  ships_home_nothing: () => 'Nothing is live yet.',
  ships_home_some: (count) => `Live products that do not go there: ${count}.`,
  ships_home_none: () => 'No product that is live goes there. Change where they ship.',
  delivery_own: () => 'The countries and the rates are yours.',
  delivery_standard: () =>
    'It costs what the shop comes with, everywhere. See whether that is what you pay, under Shipping and countries.',
  payment_live: () => 'Live keys are set.',
  payment_test: () =>
    'The keys are test keys: nobody is charged. Set live ones in the environment (docs/payments.md).',
  payment_built_in: () =>
    'No keys are set: the built-in processor takes test cards, and nobody is charged. Set Stripe’s or Braintree’s in the environment (docs/payments.md).',
  trial_bought: () => 'The till works.',
  trial_none: () => 'Nobody has bought anything yet. Buy something yourself.',
  post_office_answers: () => 'The mail server answered just now.',
  post_office_silent: () => 'The mail server does not answer, or refuses the password. Look at SMTP_URL.',
  post_office_none: () => 'No email leaves. Set SMTP_URL in the environment.',
  sender_said: (from) => `Emails are from ${from}.`,
  sender_unsaid: () =>
    'Emails are from shop@localhost, which mailboxes refuse. Say who they are from under Sender.',
  address_public: (origin) => `Open to everybody at ${origin}.`,
  address_plain: (origin) => `${origin} is not encrypted. Set ORIGIN to an address with https.`,
  address_own_machine: () => 'Only this machine reaches it. Set ORIGIN in the environment (docs/operate.md).',
  address_demo: () =>
    'This is the demo: everybody knows the passwords of its people. Set ORIGIN, and they are locked.',
  second_factor_all: () => 'Everybody at the desk has a passkey or an authenticator.',
  second_factor_some: (count) =>
    `People at the desk with a password alone: ${count}. They are asked at their next sign-in once the shop is public.`,
  backup_archived: (when) => `The database last gave its log away ${when}.`,
  backup_unknown: () =>
    'The shop cannot see whether copies are made. Make one, and bring it back once to try it (docs/operate.md).',
  backup_embedded: () =>
    'The database that comes with the shop is not backed up. Give it one of its own (DATABASE_URL, docs/operate.md).',
};

// Payment
export const payment = 'Payment';
export const noSuchProcessor = 'There are no keys of that processor.';
export const processors = { stripe: 'Stripe', braintree: 'Braintree', sandbox: 'Built-in test cards' };
export const modes = { built_in: 'No keys needed', test: 'test mode', live: 'live mode' };
export const keyIs = (mode: string, end: string | null) =>
  end === null ? `${mode}.` : `Key …${end}, ${mode}.`;
export const webhookKey = (isSet: boolean): string =>
  isSet ? 'The webhook key is set.' : 'The webhook key is missing.';
export const check = 'Check';
export const checkOf = (name: string) => `Check ${name}`;
export const checking = 'Checking…';
export const checkOutcomes = {
  answered: (ms: number) => `Answered in ${ms} ms.`,
  refused: () => 'Refused our keys.',
  silent: () => 'Did not answer within 10 seconds.',
};
export const checkHint = 'A check charges nothing. Keys live in the environment and are never shown whole.';
