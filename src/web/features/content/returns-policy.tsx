import { Link } from 'react-router';
import type { ContentPage, Facts } from './content-page.ts';

export const returnsPolicy: ContentPage = {
  title: 'Returns',
  lead: 'Thirty days to change your mind, at our expense. Daylight and your own mirror have the last word.',
  Body: ({ hasFeeWindow }: Facts) => (
    <>
      <h2>How long you have</h2>
      <p>
        Thirty days from the day your parcel arrives. Send back whatever did not work out, and we pay what you
        paid for it, to the card or the account it came from.
      </p>
      {hasFeeWindow && (
        <p>
          From day 31 to day 60 we still take it back, less a restocking fee, which your return form names
          before you send anything. After day 60 it is yours.
        </p>
      )}
      <h2>What state it should be in</h2>
      <ul>
        <li>Unworn, unwashed, unaltered, with its tags on. Trying on is not wearing.</li>
        <li>Shoes in their box, and the box in another: it is part of the shoe.</li>
        <li>Beauty and perfume with the seal unbroken.</li>
        <li>Earrings only when they are faulty, for reasons of hygiene.</li>
      </ul>
      <h2>What does not come back</h2>
      <p>
        Anything marked final sale, and gift cards. Both say so on their page and in your bag, before you pay.
        A faulty piece is another matter: that comes back whatever it was marked.
      </p>
      <h2>How to send it</h2>
      <ol>
        <li>Put it back in the parcel it came in, with the return form.</li>
        <li>Tick what it is and why. We read the whys; sizes have changed because of them.</li>
        <li>Stick the enclosed label on and hand it in at any counter of the carrier it names.</li>
      </ol>
      <p>
        From abroad the label is yours to buy; <Link to="/shippinginternational">shipping abroad</Link> says
        why.
      </p>
      <h2>When the money is back</h2>
      <p>
        Two working days after the parcel reaches us, and however long your bank takes to notice. Shipping you
        paid for is returned when the fault was ours. For another size or color, an{' '}
        <Link to="/article/what-is-your-exchange-policy">exchange</Link> is quicker.
      </p>
    </>
  ),
};
