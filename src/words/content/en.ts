import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The window
export const shopDescription = 'Clothes, shoes and accessories, quietly lit.';
export const inTheWindow = 'In the window tonight';
export const stillDressing = 'We are still dressing it. The rails are open.';
export const seeEverything = 'See everything';
export const haveALook = 'Have a look';
export const edits = 'Edits';
export const newIn = 'New in';
export const seeAllNew = 'See all that is new';
export const forAFewHours = 'For a few hours';
export const reducedWithRegret = 'Reduced, with regret';
export const seeSale = 'See the sale';
export const designers = 'Designers';

// Pages that are not there
export const pageMoved = 'The page moved, or never hung here. Start again from the window.';
export const noSuchContent = 'There is no such content.';

// Returns
export const returns = 'Returns';
export const returnsLead =
  'Time to change your mind, at our expense. Daylight and your own mirror have the last word.';
export const returnsHowLong = 'How long you have';
export const returnsFreeDays = (days: number) =>
  `${days} days from the day your parcel arrives. Send back whatever did not work out, and we pay what you paid for it, to the card or the account it came from.`;
export const returnsWithFee = (days: number, lateDays: number) =>
  `From day ${days + 1} to day ${lateDays} we still take it back, less a restocking fee, which your return form names before you send anything. After day ${lateDays} it is yours.`;
export const returnsState = 'What state it should be in';
export const returnsUnworn = 'Unworn, unwashed, unaltered, with its tags on. Trying on is not wearing.';
export const returnsShoes = 'Shoes in their box, and the box in another: it is part of the shoe.';
export const returnsBeauty = 'Beauty and perfume with the seal unbroken.';
export const returnsEarrings = 'Earrings only when they are faulty, for reasons of hygiene.';
export const returnsNot = 'What does not come back';
export const returnsFinalSale =
  'Anything marked final sale, and gift cards. Both say so on their page and in your bag, before you pay. A faulty piece is another matter: that comes back whatever it was marked.';
export const returnsHow = 'How to send it';
export const returnsPack = 'Put it back in the parcel it came in, with the return form.';
export const returnsTick = 'Tick what it is and why. We read the whys; sizes have changed because of them.';
export const returnsLabel =
  'Stick the enclosed label on and hand it in at any counter of the carrier it names.';
export const returnsFromAbroad = 'From abroad the label is yours to buy; [shipping abroad] says why.';
export const returnsMoney = 'When the money is back';
export const returnsTwoDays =
  'Two working days after the parcel reaches us, and however long your bank takes to notice. Shipping you paid for is returned when the fault was ours. For another size or color, an [exchange] is quicker.';

// Exchanges
export const exchanges = 'Exchanges';
export const exchangesLead =
  'The right thing in the wrong size is our favorite problem. It takes one form and no postage.';
export const exchangesWhat = 'What can be exchanged';
export const exchangesAnything = (days: number) =>
  `Anything for another size or color of the same design, within ${days} days of its arrival, unless its page says “No exchanges” or “Final sale”. It should be unworn, with its tags on, as for a [return].`;
export const exchangesHow = 'How it goes';
export const exchangesChoose =
  'Choose exchange on the return form, and the size or color you would rather have.';
export const exchangesAside =
  'We set the new one aside when the carrier scans your parcel, not when it reaches us.';
export const exchangesLeaves =
  'It leaves as soon as yours is here, by the way of shipping you first chose, at our expense.';
export const exchangesGone = 'If the other size is gone';
export const exchangesMoney =
  'Then we return your money instead, and say so the same day. Nobody waits in silence: you may also join the waitlist for the size on its page.';
export const exchangesPrice = 'If the price has changed';
export const exchangesPaid =
  'An exchange is for what you paid. If it costs more now, that is our affair; if it costs less, we return the difference.';
export const exchangesOutside = 'From outside the United States';
export const exchangesDifferently = 'It goes a little differently: [how to exchange from abroad].';

// Exchanges from abroad
export const abroad = 'Exchanges from abroad';
export const abroadLead =
  'Borders make a simple swap slow and dear, so from abroad we do it in two quick steps instead.';
export const abroadOrderFirst = 'Order first, return second';
export const abroadOrder = 'Order the size or color you want now, while it is there. It ships at once.';
export const abroadSend = (days: number) =>
  `Send the first one back within ${days} days of its arrival, with the return form, and write “exchange” and the new order’s number on it.`;
export const abroadRefund =
  'We return what the first one cost, and the shipping of the second, when yours is back with us.';
export const abroadDuties = 'Duties and taxes';
export const abroadDutiesBack =
  'Duties paid at checkout are returned with the price. Duties you paid at the door are your customs office’s to return; keep the slip, and mark the parcel “returned goods” so that nobody charges them twice.';
export const abroadWayBack = 'The way back';
export const abroadNumber =
  'Use a carrier that gives you a number to follow, and keep it until the money is back. What is lost on the way to us without one, we cannot look for.';
export const abroadNot = 'Not to be exchanged';
export const abroadFinalSale =
  'Final sale, gift cards, and pieces whose page says “No exchanges”. Everything else about sending things back is under [returns]; what comes to you and how, under [shipping abroad].';

// Shipping in the US
export const shippingUs = 'Shipping in the US';
export const shippingUsLead =
  'Orders placed by noon, Eastern time, leave the same working day. The others leave on the next.';
export const shippingWays = 'Ways and times';
export const shippingWay = 'Way';
export const shippingTakes = 'Takes';
export const shippingFree = 'Costs nothing';
export const shippingPrice = 'Costs';
export const workingDays = (from: number, by: number) => {
  if (by === 0) return 'The same day';
  return from === by ? `${by} working ${inEnglish(by, 'day', 'days')}` : `${from} to ${by} working days`;
};
export const costsNothing = 'Nothing';
export const costsBetween = (light: string, heavy: string) => `${light}; ${heavy} for a large parcel`;
export const always = 'Always';
export const never = 'Never';
export const fromAmount = (amount: string) => `From ${amount}`;
export const rewardFrom = (name: string, amount: string) => `${name} from ${amount}`;
export const shippingBagSays = 'The bag says how far you are from the next one.';
export const shippingTerritories = 'Alaska, Hawaii and the territories';
export const shippingCannotFly = 'What cannot fly';
export const shippingByGround =
  'Perfume and anything else that burns goes by ground only, and only within the domestic United States. Its page says so, and an order holds no more than a few of them.';
export const shippingSignatures = 'Signatures';
/** The amount stands in the brackets. */
export const shippingInPerson =
  'Orders of [amount] or more are handed over against a signature, gift cards not counted, unless you choose at checkout to have them left without one. Below that nobody has to be at home.';
/** The amount stands in the brackets. */
export const shippingByKlarna = 'What you pay with Klarna is always signed for from [amount] on.';
export const shippingPresale = 'Pre-sale and back orders';
export const shippingOnDate =
  'What is not here yet ships on the date its page names. See everything [on pre-sale].';

// Shipping abroad
export const shippingAbroad = 'Shipping abroad';
export const shippingAbroadLead =
  'Where we ship to and what it costs; and before you pay we say who asks you for duties.';
export const shippingWhere = 'Where to';
export const shippingToMost = 'The checkout lists every country we ship to.';
export const shippingTo = (countries: string) => `We ship to ${countries}.`;
export const nearAbroad = 'Most of Europe, Canada and East Asia';
export const elsewhere = 'Elsewhere';
export const shippingCountries =
  'A few pieces may only go to some countries; their page says “Only ships to” and names them. What cannot fly does not leave the domestic United States.';
export const shippingCosts = 'What it costs';
/** The amount and the code stand in the brackets. */
export const shippingWorldWide =
  'Orders of [amount] or more go the standard way for nothing; whoever shops from the US needs the code [WorldWide].';
export const shippingChargedIn =
  'What you pay depends on where you are and what it weighs, and the checkout shows it before you pay. You are charged in US dollars; other currencies are shown so that you know where you are.';
export const shippingDuties = 'Duties and taxes';
export const shippingDutiesWho =
  'Beside every price stands what holds for your country. Where they are included, you pay nothing more on arrival. Where they are calculated at checkout, the checkout says before you pay what we charge of them and what your country’s customs may ask you for, and asks for your consent, because it is your customs office and not ours.';
/** What holds there stands in the brackets. */
export const shippingDutiesHere = 'For the country you shop from: [duties]';
export const shippingCustoms = 'Customs keep their own hours.';
export const shippingBack = 'Sending things back';
export const shippingBackLabel = (days: number) =>
  `You have ${days} days, as everyone does. The label is yours to buy, since no carrier sells us one that works in every country; [exchanges from abroad] cost you no second shipping.`;
/** Where only what was sent at home comes back, but for what the law says. */
export const homeOnly = (days: number) =>
  `What was sent abroad does not come back, unless it is faulty. In the European Economic Area and the United Kingdom the law gives you ${days} days from its arrival, and we keep to it; the way back is yours to pay.`;

// Terms of use
export const terms = 'Terms of use';
export const termsLead = 'What you may expect of the shop, and the shop of you. Written to be read.';
export const termsOrder = 'An order';
export const termsInvitation =
  'What hangs in the shop is an invitation, not an offer. Your order is the offer; we accept it when we tell you that it has shipped. Until then either of us may cancel it, and nothing is charged for what does not ship.';
export const termsBag =
  'A thing in your bag is for sale to everyone until it is paid for. If somebody is quicker, your bag says so and keeps its place.';
export const termsPrices = 'Prices';
export const termsDollars =
  'Prices are in US dollars and hold at the moment you place the order. The price of a flash deal holds while the deal runs and units are left, by our clock; one that ends before you have placed the order is not honored, and the bag tells you. If a price is wrong by an honest mistake, we write to you before we do anything else.';
export const termsPictures =
  'Pictures are as true as screens allow. Where a color surprises you in daylight, our [returns] are free.';
export const termsCodes = 'Codes and promotions';
export const termsOneCode =
  'One code does one thing, once. Some pieces are ineligible for promotions, and their page says so. Codes cannot be exchanged for money, or for each other.';
export const termsReviews = 'Reviews and photos';
export const termsYours =
  'What you write stays yours. By sending it you let us show it here, with the name you chose, for as long as the product is shown. We read every review before it hangs; we turn away what is unkind to people, untrue, or an advertisement. What is unkind to a sweater may stay.';
export const termsAccount = 'Your account';
export const termsPassword =
  'Keep your password to yourself, and tell us when you think somebody else has it. You may close the account at any time; orders stay on record as long as the tax office wants them.';
export const termsAsk = 'What we ask of you';
export const termsNoResale =
  'Buy for yourself and the people you dress, not for resale. Do not send robots faster than a person could look. Do not lean on the glass.';
export const termsWrong = 'When something goes wrong';
export const termsLiable =
  'We are liable for what the law makes us liable for, and do not try to talk ourselves out of it here. For anything else our liability ends at the price of your order.';
export const termsChanges = 'Changes';
export const termsThatHold =
  'The terms that hold for an order are those that hung here when it was placed. How we handle what we know of you is in the [privacy notice].';
export const termsWho = 'Who sells';
export const termsSeller = () => `${shopName()} sells what hangs here, and is reached like this:`;

// Privacy
export const privacy = 'Privacy';
export const privacyLead =
  'What we know about you, why, and for how long. It is a short list, and we would like to keep it that way.';
export const privacyStored = 'What is kept, and why';
export const privacyWhat = 'What';
export const privacyWhy = 'Why';
export const privacyHowLong = 'How long';
export const privacyBag = 'Your bag';
export const privacyBagWhy = 'So that it is still there tomorrow';
export const privacyBagLong = 'Until you empty it, or your cookie ends';
export const privacyOrder = 'Name, address, order';
export const privacyOrderWhy = 'To send you what you bought, and to take it back';
export const privacyOrderLong = 'As long as tax law asks';
export const privacyWaitlist = 'Email address or phone number for a waitlist';
export const privacyWaitlistWhy = 'To tell you, once, that your size is back';
export const privacyWaitlistLong = 'Until we have told you, or you say stop';
export const privacyReviews = 'Reviews, and photos you send with them';
export const privacyReviewsWhy = 'So that others buy the right size';
export const privacyReviewsLong = 'Until you ask us to take them down';
export const privacyEvents = 'What was looked at and added';
export const privacyEventsWhy = 'To see what works, without a name or an address beside it';
export const privacyEventsLong = '90 days, and it is never about you';
export const privacyNotStored = 'What is not kept';
export const privacyCards =
  'Card numbers: they go from your browser to the payment processor and never pass through us. The addresses of friends you pass a product on to: we count such emails by a fingerprint that cannot be read back.';
export const privacyCookies = 'Cookies';
export const privacyCookiesWhich =
  'One holds your bag, one your session when you are signed in and one that you were, one the country you chose to shop as, one the language and one the unit of lengths you chose, one what you said of being tracked. While we try something out with a share of our visitors, one keeps you on your side of it: a number that a thousandth of them have too; and where your visit may be noted, one says which steps of it are counted already. There are no others: nothing here is loaded from, or told to, an advertising network.';
export const privacyVisit = 'What is noted of a visit';
export const privacyVisitWhat =
  'That a page was viewed, a picture looked at closely, a film seen, something shared, loved, added or waited for; never by whom. In the European Economic Area, the United Kingdom and Switzerland we ask first, and a browser that asks not to be tracked is heeded everywhere. You can [change your mind] at any time.';
export const privacyWho = 'Who else sees it';
export const privacyWhoSees =
  'The carrier sees your address, the payment processor your payment, and the services that carry our emails and texts the address they go to. Each may use it for that and nothing else. We sell clothes; we do not sell lists.';
export const privacyTexts = 'Texts';
export const privacyTextMessages =
  'We text only numbers that asked us to, with the words that were agreed to, the time and the place on record. Answer STOP to any of them and it was the last.';
export const privacySay = 'Your say';
export const privacyAsk =
  'Ask what we hold, have it corrected, have it sent to you, or have it deleted: [write to us] from the address it concerns, and we answer within thirty days. If we disagree, the data protection authority where you live hears both of us. What the law makes us keep, such as invoices, we keep, and for nothing else.';

// Financial notice
export const financial = 'Financial notice';
export const financialLead =
  'Paying in four is a loan, even when it costs nothing. Here is who lends, and what you agree to.';
export const financialWho = 'Who lends';
export const financialNotUs =
  'Not us. Where you pay in four, you agree it with Afterpay or Klarna, whose terms you are shown before you accept. They pay us at once, and you pay them: a quarter when you order, and three more, two weeks apart.';
export const financialCosts = 'What it costs';
export const financialNothing =
  'Nothing, when you pay on time. There is no interest on payments in four. A late payment may cost a fee, which the lender’s terms name and cap. We earn nothing from it.';
export const financialWhen = 'When it is offered';
export const financialUs =
  'For orders that ship within the United States, except to regions a lender does not serve.';
export const financialTotals =
  'Within the smallest and largest total each lender takes; the checkout knows them.';
export const financialPresale = 'Not for pieces on pre-sale that ship after a lender’s last date.';
export const financialSum =
  'The sum on a product’s page is its price divided by four. Tax, shipping and codes are counted at checkout, and the lender’s own schedule is the one that holds. Lenders may look at your credit standing before they agree.';
export const financialBack = 'When something comes back';
export const financialTellLender =
  'We tell the lender, who lowers what is left to pay or returns what you have paid. Go on paying until they have confirmed it. Our [returns] are the same however you paid.';
export const financialCards = 'Gift cards and store credit';
export const financialNeverEnd =
  'Neither ends, neither costs a fee, and neither can be exchanged for money except where the law says it must.';
export const financialBefore = 'Before you do';
export const financialBorrow =
  'Borrow what you could also pay. If money is tight this month, love the piece and come back: a heart costs nothing and lasts.';

// Contact
export const contact = 'Contact';
export const contactLead = 'A person reads what you write, and answers within two working days.';
export const contactReach = 'How to reach us';
export const contactEmail = 'By email:';
export const contactPhone = 'By phone:';
export const contactTradingAs = (company: string) => `Trading as ${company}`;
export const contactPost = 'By post:';
export const contactOrder = 'About an order';
export const contactOrderSay =
  'Name its number, which stands in the receipt, and write from the address the receipt went to. Until it ships you can cancel it yourself, on its page or in [your account].';
export const contactFirst = 'Before you write';
export const contactFirstLook =
  'Much is answered here already: [returns], [exchanges], [shipping in the US], [shipping abroad] and [size charts].';
export const contactKnown = 'About what we know of you';
export const contactKnownAsk =
  'Write to the same address to see, correct or delete it. The [privacy notice] says what there is.';
