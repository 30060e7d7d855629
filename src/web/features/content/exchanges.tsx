import { Link } from 'react-router';
import type { ContentPage } from './content-page.ts';

export const exchanges: ContentPage = {
  title: 'Exchanges',
  lead: 'The right thing in the wrong size is our favorite problem. It takes one form and no postage.',
  Body: () => (
    <>
      <h2>What can be exchanged</h2>
      <p>
        Anything for another size or color of the same design, within thirty days of its arrival, unless its
        page says “No exchanges” or “Final sale”. It should be unworn, with its tags on, as for a{' '}
        <Link to="/customerservice/returnspolicy">return</Link>.
      </p>
      <h2>How it goes</h2>
      <ol>
        <li>Choose exchange on the return form, and the size or color you would rather have.</li>
        <li>We set the new one aside when the carrier scans your parcel, not when it reaches us.</li>
        <li>It leaves as soon as yours is here, by the way of shipping you first chose, at our expense.</li>
      </ol>
      <h2>If the other size is gone</h2>
      <p>
        Then we return your money instead, and say so the same day. Nobody waits in silence: you may also join
        the waitlist for the size on its page.
      </p>
      <h2>If the price has changed</h2>
      <p>
        An exchange is for what you paid. If it costs more now, that is our affair; if it costs less, we
        return the difference.
      </p>
      <h2>From outside the United States</h2>
      <p>
        It goes a little differently:{' '}
        <Link to="/article/int-how-do-i-make-an-exchange">how to exchange from abroad</Link>.
      </p>
    </>
  ),
};

export const exchangesAbroad: ContentPage = {
  title: 'Exchanges from abroad',
  lead: 'Borders make a simple swap slow and dear, so from abroad we do it in two quick steps instead.',
  Body: () => (
    <>
      <h2>Order first, return second</h2>
      <ol>
        <li>Order the size or color you want now, while it is there. It ships at once.</li>
        <li>
          Send the first one back within thirty days of its arrival, with the return form, and write
          “exchange” and the new order’s number on it.
        </li>
        <li>
          We return what the first one cost, and the shipping of the second, when yours is back with us.
        </li>
      </ol>
      <h2>Duties and taxes</h2>
      <p>
        Duties paid at checkout are returned with the price. Duties you paid at the door are your customs
        office’s to return; keep the slip, and mark the parcel “returned goods” so that nobody charges them
        twice.
      </p>
      <h2>The way back</h2>
      <p>
        Use a carrier that gives you a number to follow, and keep it until the money is back. What is lost on
        the way to us without one, we cannot look for.
      </p>
      <h2>Not to be exchanged</h2>
      <p>
        Final sale, gift cards, and pieces whose page says “No exchanges”. Everything else about sending
        things back is under <Link to="/customerservice/returnspolicy">returns</Link>; what comes to you and
        how, under <Link to="/shippinginternational">shipping abroad</Link>.
      </p>
    </>
  ),
};
