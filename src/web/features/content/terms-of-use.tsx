import { Link } from 'react-router';
import type { ContentPage } from './content-page.ts';

export const termsOfUse: ContentPage = {
  title: 'Terms of use',
  lead: 'What you may expect of the shop, and the shop of you. Written to be read.',
  Body: () => (
    <>
      <h2>An order</h2>
      <p>
        What hangs in the shop is an invitation, not an offer. Your order is the offer; we accept it when we
        tell you that it has shipped. Until then either of us may cancel it, and nothing is charged for what
        does not ship.
      </p>
      <p>
        A thing in your bag is for sale to everyone until it is paid for. If somebody is quicker, your bag
        says so and keeps its place.
      </p>
      <h2>Prices</h2>
      <p>
        Prices are in US dollars and hold at the moment you place the order. The price of a flash deal holds
        while the deal runs and units are left, by our clock; one that ends before you have placed the order
        is not honored, and the bag tells you. If a price is wrong by an honest mistake, we write to you
        before we do anything else.
      </p>
      <p>
        Pictures are as true as screens allow. Where a color surprises you in daylight, our{' '}
        <Link to="/customerservice/returnspolicy">returns</Link> are free.
      </p>
      <h2>Codes and promotions</h2>
      <p>
        One code does one thing, once. Some pieces are ineligible for promotions, and their page says so.
        Codes cannot be exchanged for money, or for each other.
      </p>
      <h2>Reviews and photos</h2>
      <p>
        What you write stays yours. By sending it you let us show it here, with the name you chose, for as
        long as the product is shown. We read every review before it hangs; we turn away what is unkind to
        people, untrue, or an advertisement. What is unkind to a sweater may stay.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself, and tell us when you think somebody else has it. You may close the
        account at any time; orders stay on record as long as the tax office wants them.
      </p>
      <h2>What we ask of you</h2>
      <p>
        Buy for yourself and the people you dress, not for resale. Do not send robots faster than a person
        could look. Do not lean on the glass.
      </p>
      <h2>When something goes wrong</h2>
      <p>
        We are liable for what the law makes us liable for, and do not try to talk ourselves out of it here.
        For anything else our liability ends at the price of your order.
      </p>
      <h2>Changes</h2>
      <p>
        The terms that hold for an order are those that hung here when it was placed. How we handle what we
        know of you is in the <Link to="/privacypolicy">privacy notice</Link>.
      </p>
    </>
  ),
};
