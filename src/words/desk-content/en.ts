// What the desk says of pages that are made of blocks.
import type { BlockKind } from '../../domain/content/blocks.ts';
import type { LandingState } from '../../domain/content/landing-page.ts';
import { inEnglish } from '../plural.ts';

export const content = 'Content';
export const homePage = 'Home page';
export const pageSub = (blocks: number, version: number, when: string, by: string | null) =>
  `${blocks} ${inEnglish(blocks, 'block', 'blocks')}. Version ${version}, in the shop since ${when}${by === null ? '' : `, by ${by}`}.`;
export const asInShop = 'As in the shop';
export const changes = (count: number) => `Draft, ${count} ${inEnglish(count, 'change', 'changes')}`;
export const putInShop = 'Put in the shop';
export const isInShop = 'It is in the shop.';
export const discardDraft = 'Discard the draft…';
export const discardQuestion = 'Discard the draft?';
export const discardHint = (count: number) =>
  `${count} ${inEnglish(count, 'change', 'changes')} of everybody’s ${inEnglish(count, 'goes', 'go')}. The shop stays as it is.`;
export const discardIt = 'Discard it';
export const leaveIt = 'Leave it';

// The list
export const blocks = 'Blocks';
export const keysHint = 'Lift with Space, move with arrows, set down with Space';
export const kinds: Readonly<Record<BlockKind, string>> = {
  window: 'Window',
  film: 'Film',
  words: 'Words',
  shelf: 'Shelf',
  deal: 'Deals',
  editorial: 'Editorial',
  designers: 'Designers',
};
export const kindHints: Readonly<Record<BlockKind, string>> = {
  window: 'Picture and words',
  film: 'Silent, with a still',
  words: 'A headline and a few sentences',
  shelf: 'Pieces beside each other',
  deal: 'Shows itself while one runs or comes soon',
  editorial: 'Pictures that lead into the shop',
  designers: 'The names of all who have something here',
};
export const blockName = (kind: string, title: string) => `${kind}: ${title}`;
export const move = (name: string) => `Move ${name}`;
export const lifted = (name: string, place: number, of: number) =>
  `${name} is lifted, place ${place} of ${of}. Arrows move it, Space sets it down, Escape puts it back.`;
export const movedTo = (name: string, place: number, of: number) => `${name}, place ${place} of ${of}`;
export const between = (moved: string, before: string, after: string) =>
  `${moved}, between ${before} and ${after}.`;
export const below = (moved: string, before: string) => `${moved}, below ${before}.`;
export const above = (moved: string, after: string) => `${moved}, above ${after}.`;
export const putDown = (moved: string) => `Set down: ${moved}.`;
export const putBack = (name: string, place: number) => `${name} is back at place ${place}.`;
export const always = 'Always';
export const fromMoment = (moment: string) => `From ${moment}`;
export const untilMoment = (moment: string) => `Until ${moment}`;
export const isOver = 'Over';
export const hidden = (forSale: number) => `Hidden, ${forSale} for sale`;
export const shelfFacts = (pieces: number, forSale: number) =>
  `${pieces} ${inEnglish(pieces, 'piece', 'pieces')}, ${forSale} for sale`;
export const soldOut = (count: number) => `${count} sold out`;
export const changedMark = 'Changed';
export const newMark = 'New';
export const addBlock = (kind: string) => `Add: ${kind}`;
export const nothingInWindow = 'Nothing in the window';
export const beginHint = 'Begin with a picture and a sentence. The rest can wait.';
export const addWindow = 'Add a window';

// One block
export const newBlock = (kind: string) => `A new block: ${kind}`;
export const inLanguages = { en: 'English', fr: 'French', de: 'German' };
export const languages = 'Language of this block';
export const whole = 'whole';
export const missingCount = (count: number) => `${count} missing`;
export const isMissing = 'Missing: it goes out in English, marked as such.';
export const length = (letters: number, most: number) => `${letters} of ${most}`;
export const texts = { title: 'Headline', words: 'Line', call: 'Button', alt: 'What the picture shows' };
export const altHint = 'People listen to it.';
export const noButton = 'Without words of its own the button says “Have a look”.';
export const leadsTo = 'Leads to';
export const leadsToHint = 'An address of this shop, as /c/coats.';
export const leadsNowhere = 'An address of this shop, as /c/coats. Empty: no button.';
export const picture = 'Picture';
export const tallPicture = 'Picture on phones';
export const noTall = 'The same';
export const otherPicture = 'Choose a picture';
export const otherPictureOf = (field: string) => `Choose a picture: ${field}`;
export const noPicture = 'None yet';
export const pictureOf = (place: number, of: string) => `Picture ${place} of ${of}`;
export const usedBefore = 'On this page, now or before';
export const findPicture = 'Or of a product: find it';
export const noSuchPieces = 'There is no such product.';
export const film = 'Film';
export const poster = 'Seen before it plays';
export const inColour = (name: string, colour: string) => `${name}, ${colour}`;
export const findFilm = 'The film of a product: find it';
export const noFilmThere = 'This product has no film.';
export const filmOf = (name: string) => `The film of ${name}`;
export const focus = 'What stays in sight where it is cut';
export const focusPlaces: Readonly<Record<string, string>> = {
  '0 0': 'Top left',
  '1 0': 'Top',
  '2 0': 'Top right',
  '0 1': 'Left',
  '1 1': 'Middle',
  '2 1': 'Right',
  '0 2': 'Bottom left',
  '1 2': 'Bottom',
  '2 2': 'Bottom right',
};
export const source = 'Which pieces';
export const sources = { newest: 'The newest', category: 'Of a category', products: 'Chosen by hand' };
export const category = 'Category';
export const pieces = 'Pieces';
export const addPiece = 'Add a piece: find it';
export const takeOff = (name: string) => `Take ${name} off`;
export const removePiece = 'Take off';
export const pieceNumber = (id: number) => `Product ${id}`;
export const mostPieces = 'How many at most';
export const titleSeen = 'Its headline is seen';
export const pictureEntry = (place: number) => `Picture ${place}`;
export const addPicture = 'Add a picture';
export const removePicture = (place: number) => `Remove picture ${place}`;
export const when = 'When';
export const whenHint = 'By the clock of this device';
export const from = 'From';
export const until = 'Until';
export const noFrom = 'Empty: at once.';
export const noUntil = 'Empty: no end.';
export const save = 'Save';
export const add = 'Add it to the draft';
export const saved = 'Saved in the draft. The shop stays as it is until you put it there.';
export const added = 'Added to the draft.';
export const revert = 'Take back what is not saved';
export const remove = 'Remove…';
export const removeQuestion = (name: string) => `Remove ${name}?`;
export const removeHint = 'It leaves the draft. The shop shows it until the draft is put there.';
export const removeIt = 'Remove it';
export const removed = 'It is out of the draft.';
export const copy = 'Copy block';
export const thins = (forSale: number) =>
  `${forSale} ${inEnglish(forSale, 'piece is', 'pieces are')} for sale. Below 4 the shelf hides itself.`;
export const changedBy = 'Somebody else has saved this block meanwhile.';
export const theirs = 'Theirs, saved';
export const yours = 'Yours';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';

// Beside it
export const preview = 'Preview';
export const previewHint = 'The draft as it would be then. Only who has the link sees it, for a day.';
export const asOn = 'As on';
export const asIn = 'As in';
export const asWide = 'On';
export const widths = { desktop: 'A desktop', phone: 'A phone' };
export const inStyle = 'In style';
export const styles = { one: 'One', two: 'Two' };
export const openPreview = 'Open the preview';
export const previewLink = 'Link to the preview';
export const planned = 'What is planned';
export const comes = (name: string) => `${name} comes`;
export const leaves = (name: string) => `${name} leaves`;
export const nothingPlanned = 'Nothing comes or leaves by itself.';
export const versions = 'Versions';
export const versionBy = (number: number, by: string | null) =>
  by === null ? `Version ${number}, as the shop came` : `${by}: version ${number}`;
export const live = 'in the shop';
export const restore = 'Put back';
export const restoreOf = (number: number) => `Put back version ${number}`;
export const restored = (number: number) => `The draft is version ${number}. The shop stays as it is.`;

// Refusals
export const changedMeanwhile = 'Somebody else has changed this page meanwhile. This is how it is now.';
export const noSuchBlock = 'There is no such block any more.';
export const noSuchVersion = 'There is no such version.';
export const tooManyBlocks = 'A page holds 40 blocks. Remove one first.';
export const nothingNew = 'The shop shows this already.';

export const faults = {
  no_headline: 'It needs a headline.',
  no_alt: 'Say what it shows; people listen to it.',
  no_words_on_button: 'The button needs words, or leads nowhere.',
  too_long: (most: number) => `At most ${most} letters.`,
  until_before_from: 'It would end before it begins.',
  no_address: 'Say where it leads.',
  foreign_address: 'This is no address of the shop. They begin like /c/coats.',
  unknown_address: 'The shop has no such page.',
  no_picture: 'Choose a picture.',
  unknown_picture: 'The shop has no such picture.',
  unknown_film: 'Choose a film.',
  unknown_category: 'Choose a category.',
  no_products: 'Choose at least one piece.',
  unknown_product: 'Shoppers do not find this piece: take it off.',
  count: (fewest: number, most: number) => `From ${fewest} to ${most}.`,
};

// Landing pages
export const landingPages = 'Landing pages';
export const landingHint = 'Pages for a campaign, a season or a newsletter, at an address of their own.';
export const noLandings = 'No landing pages yet';
export const noLandingsHint =
  'Begin one: a title, a sentence and an address. Nobody finds it until you say so.';
export const newLanding = 'A new landing page';
export const makeLanding = 'Begin the page';
export const landingMade = 'The page is a draft. Put a block on it.';
export const pageColumns = { page: 'Page', state: 'State', draft: 'Draft', blocks: 'Blocks' };
export const landingStates: Readonly<Record<LandingState, string>> = {
  new: 'Not in the shop yet',
  planned: 'Planned',
  live: 'In the shop',
  over: 'Over',
  taken_down: 'Taken down',
};
export const changeCount = (count: number) => `${count} ${inEnglish(count, 'change', 'changes')}`;
export const newPageSub = (blocks: number) =>
  `${blocks} ${inEnglish(blocks, 'block', 'blocks')}. Nobody finds it until its draft is put in the shop.`;
export const thePage = 'The page';
export const pageLanguages = 'Language of the page';
export const pageTexts = { title: 'Title', description: 'Description' };
export const pageTextHints = {
  title: 'For tabs, search engines and links.',
  description: 'One sentence, for search engines and links.',
};
export const address = 'Address';
export const addressHint = (path: string) => `The page is at ${path}, and stays there.`;
export const seePage = 'See it in the shop';
export const aboutSaved = 'Saved in the draft. Shoppers see it when you put it in the shop.';
export const aboutChangedBy = 'Somebody else has saved this meanwhile.';
export const takeDown = 'Take down…';
export const takeDownQuestion = (name: string) => `Take “${name}” down?`;
export const takeDownHint =
  'Its address leads nowhere from now on, and so does what leads there. Draft and versions stay.';
export const takeDownIt = 'Take it down';
export const isTakenDown = 'It is taken down.';
export const removePage = 'Remove the page…';
export const removePageQuestion = (name: string) => `Remove “${name}”?`;
export const removePageHint = 'Its draft and all its versions go with it. This cannot be taken back.';
export const noSuchPage = 'There is no such page.';
export const emptyPage = 'Put a block on it first: shoppers would find a blank page.';
export const isNotInShop = 'It is not in the shop.';
export const takeDownFirst = 'Take it down first.';
export const tooManyPages = 'The shop holds 200 landing pages. Remove one first.';

export const pageFaults = {
  no_title: 'It needs a title.',
  no_description: 'Say in one sentence what there is to find.',
  too_long: (most: number) => `At most ${most} letters.`,
  until_before_from: 'It would end before it begins.',
  no_slug: 'Small letters and digits, words joined by a hyphen, at most 60.',
  slug_taken: 'Another page is there.',
};

// Notices
export const notices = 'Notices';
export const noticesHint = 'A line above all pages. Of several the one that came last is shown.';
export const noNotices = 'No notices';
export const noNoticesHint = 'A last day for orders, a closed counter: one line, above every page.';
export const newNotice = 'A new notice';
export const addNotice = 'Put it above all pages';
export const noticeSaved = 'Saved. Shoppers see it from its time on.';
export const noticeText = 'Line';
export const noticeLanguages = 'Language of the notice';
export const noticeLeadsNowhere = 'An address of this shop, as /c/coats. Empty: it leads nowhere.';
export const isShown = 'Shown';
export const isBehindAnother = 'Waits behind another';
export const removeNoticeHint = 'It leaves all pages at once.';
export const noSuchNotice = 'There is no such notice any more.';
export const tooManyNotices = 'The shop holds 50 notices. Remove one first.';

export const noticeFaults = {
  no_text: 'It needs a line.',
  too_long: (most: number) => `At most ${most} letters.`,
  foreign_address: 'This is no address of the shop. They begin like /c/coats.',
  unknown_address: 'The shop has no such page.',
  until_before_from: 'It would end before it begins.',
};
