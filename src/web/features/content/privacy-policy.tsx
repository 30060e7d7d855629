import { words } from '../../../words/content/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import { Rich } from '../../parts/text/rich.tsx';
import type { ContentPage } from './content-page.ts';
import { Linked } from './linked.tsx';

export const privacyPolicy = (): ContentPage => ({
  title: words.privacy,
  lead: words.privacyLead,
  Body: PrivacyPolicy,
});

function PrivacyPolicy() {
  return (
    <>
      <h2>{words.privacyStored}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.privacyWhat}</th>
            <th scope="col">{words.privacyWhy}</th>
            <th scope="col">{words.privacyHowLong}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.privacyBag}</th>
            <td>{words.privacyBagWhy}</td>
            <td>{words.privacyBagLong}</td>
          </tr>
          <tr>
            <th scope="row">{words.privacyOrder}</th>
            <td>{words.privacyOrderWhy}</td>
            <td>{words.privacyOrderLong}</td>
          </tr>
          <tr>
            <th scope="row">{words.privacyWaitlist}</th>
            <td>{words.privacyWaitlistWhy}</td>
            <td>{words.privacyWaitlistLong}</td>
          </tr>
          <tr>
            <th scope="row">{words.privacyReviews}</th>
            <td>{words.privacyReviewsWhy}</td>
            <td>{words.privacyReviewsLong}</td>
          </tr>
          <tr>
            <th scope="row">{words.privacyEvents}</th>
            <td>{words.privacyEventsWhy}</td>
            <td>{words.privacyEventsLong}</td>
          </tr>
        </tbody>
      </table>
      <h2>{words.privacyNotStored}</h2>
      <p>{words.privacyCards}</p>
      <h2>{words.privacyCookies}</h2>
      <p>{words.privacyCookiesWhich}</p>
      <h2>{words.privacyVisit}</h2>
      <p>
        <Rich
          text={words.privacyVisitWhat}
          wrap={[(inner) => <a href={pagePath('/region#consent')}>{inner}</a>]}
        />
      </p>
      <h2>{words.privacyWho}</h2>
      <p>{words.privacyWhoSees}</p>
      <h2>{words.privacyTexts}</h2>
      <p>{words.privacyTextMessages}</p>
      <h2>{words.privacySay}</h2>
      <p>
        <Linked text={words.privacyAsk} to={['/contact']} />
      </p>
    </>
  );
}
