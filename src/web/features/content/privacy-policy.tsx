import type { ContentPage } from './content-page.ts';

export const privacyPolicy: ContentPage = {
  title: 'Privacy',
  lead: 'What we know about you, why, and for how long. It is a short list, and we would like to keep it that way.',
  Body: () => (
    <>
      <h2>What is kept, and why</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Your bag</th>
            <td>So that it is still there tomorrow</td>
            <td>Until you empty it, or your cookie ends</td>
          </tr>
          <tr>
            <th scope="row">Name, address, order</th>
            <td>To send you what you bought, and to take it back</td>
            <td>As long as tax law asks</td>
          </tr>
          <tr>
            <th scope="row">Email address or phone number for a waitlist</th>
            <td>To tell you, once, that your size is back</td>
            <td>Until we have told you, or you say stop</td>
          </tr>
          <tr>
            <th scope="row">Reviews, and photos you send with them</th>
            <td>So that others buy the right size</td>
            <td>Until you ask us to take them down</td>
          </tr>
          <tr>
            <th scope="row">What was looked at and added</th>
            <td>To see what works, without a name or an address beside it</td>
            <td>90 days, and it is never about you</td>
          </tr>
        </tbody>
      </table>
      <h2>What is not kept</h2>
      <p>
        Card numbers: they go from your browser to the payment processor and never pass through us. The
        addresses of friends you pass a product on to: we count such emails by a fingerprint that cannot be
        read back.
      </p>
      <h2>Cookies</h2>
      <p>
        One holds your bag, one your session when you are signed in and one that you were, one the country you
        chose to shop as, one what you said of being tracked. While we try something out with a share of our
        visitors, one keeps you on your side of it: a number that a thousandth of them have too. There are no
        others: nothing here is loaded from, or told to, an advertising network.
      </p>
      <h2>What is noted of a visit</h2>
      <p>
        That a page was viewed, a picture looked at closely, a film seen, something shared, loved, added or
        waited for; never by whom. In the European Economic Area, the United Kingdom and Switzerland we ask
        first, and a browser that asks not to be tracked is heeded everywhere. You can{' '}
        <a href="/region#consent">change your mind</a> at any time.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The carrier sees your address, the payment processor your payment, and the services that carry our
        emails and texts the address they go to. Each may use it for that and nothing else. We sell clothes;
        we do not sell lists.
      </p>
      <h2>Texts</h2>
      <p>
        We text only numbers that asked us to, with the words that were agreed to, the time and the place on
        record. Answer STOP to any of them and it was the last.
      </p>
      <h2>Your say</h2>
      <p>
        Ask what we hold, have it corrected, have it sent to you, or have it deleted: write to us from the
        address it concerns, and we answer within thirty days. If we disagree, the data protection authority
        where you live hears both of us. What the law makes us keep, such as invoices, we keep, and for
        nothing else.
      </p>
    </>
  ),
};
