import { Link } from 'react-router';
import { formatMoney } from '../../../domain/pricing/money.ts';
import type { ContentPage, Facts } from './content-page.ts';

export const shippingUsa: ContentPage = {
  title: 'Shipping in the US',
  lead: 'Orders placed by noon, Eastern time, leave the same working day. The others leave on the next.',
  Body: ({ rewards }: Facts) => (
    <>
      <h2>Ways and times</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Takes</th>
            <th scope="col">Costs nothing</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Ground</th>
            <td>3 to 6 working days</td>
            <td>See the checkout, which knows today’s rate</td>
          </tr>
          {rewards.map(({ displayName, min }) => (
            <tr key={displayName}>
              <th scope="row">{displayName}</th>
              <td>{/overnight/i.test(displayName) ? '1 working day' : '2 working days'}</td>
              <td>From {formatMoney(min)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>The bag says how far you are from the next one.</p>
      <h2>Alaska, Hawaii and the territories</h2>
      <p>We ship there at rates of their own, and two to four days later. The checkout shows both.</p>
      <h2>What cannot fly</h2>
      <p>
        Perfume and anything else that burns goes by ground only, and only within the domestic United States.
        Its page says so, and an order holds no more than a few of them.
      </p>
      <h2>Signatures</h2>
      <p>
        Parcels above a certain worth are handed over in person. Below it you may do without: the checkout
        asks.
      </p>
      <h2>Pre-sale and back orders</h2>
      <p>
        What is not here yet ships on the date its page names. See everything{' '}
        <Link to="/presale-products">on pre-sale</Link>.
      </p>
    </>
  ),
};

export const shippingInternational: ContentPage = {
  title: 'Shipping abroad',
  lead: 'We ship to most of the world, and say before you pay who asks you for duties.',
  Body: () => (
    <>
      <h2>Where to</h2>
      <p>
        The checkout lists every country we ship to. A few pieces may only go to some of them; their page says
        “Only ships to” and names them. What cannot fly does not leave the domestic United States.
      </p>
      <h2>What it costs</h2>
      <p>
        Orders of $150 or more ship free with the code <b>WorldWide</b>. Below that the rate depends on where
        you are and what it weighs, and the checkout shows it before you pay. You are charged in US dollars;
        other currencies are shown so that you know where you are.
      </p>
      <h2>Duties and taxes</h2>
      <p>
        In the European Union and the United Kingdom they are included in the price. Elsewhere your country’s
        customs work them out, and ask you for them. The checkout says which it is before you pay, and asks
        for your consent, because it is your customs office and not ours.
      </p>
      <h2>How long it takes</h2>
      <p>
        Four to nine working days to most of Europe, Canada and East Asia; up to fifteen elsewhere. Customs
        keep their own hours.
      </p>
      <h2>Sending things back</h2>
      <p>
        You have thirty days, as everyone does. The label is yours to buy, since no carrier sells us one that
        works in every country; <Link to="/article/int-how-do-i-make-an-exchange">exchanges from abroad</Link>{' '}
        cost you no second shipping.
      </p>
    </>
  ),
};
