import { words } from '../../../words/content/words.ts';
import { ContactWays } from './contact.tsx';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const termsOfUse = (): ContentPage => ({
  title: words.terms,
  lead: words.termsLead,
  Body: TermsOfUse,
});

function TermsOfUse({ contact }: Facts) {
  return (
    <>
      <h2>{words.termsOrder}</h2>
      <p>{words.termsInvitation}</p>
      <p>{words.termsBag}</p>
      <h2>{words.termsPrices}</h2>
      <p>{words.termsDollars}</p>
      <p>
        <Linked text={words.termsPictures} to={['/customerservice/returnspolicy']} />
      </p>
      <h2>{words.termsCodes}</h2>
      <p>{words.termsOneCode}</p>
      <h2>{words.termsReviews}</h2>
      <p>{words.termsYours}</p>
      <h2>{words.termsAccount}</h2>
      <p>{words.termsPassword}</p>
      <h2>{words.termsAsk}</h2>
      <p>{words.termsNoResale}</p>
      <h2>{words.termsWrong}</h2>
      <p>{words.termsLiable}</p>
      <h2>{words.termsChanges}</h2>
      <p>
        <Linked text={words.termsThatHold} to={['/privacypolicy']} />
      </p>
      <h2>{words.termsWho}</h2>
      <p>{words.termsSeller()}</p>
      <ContactWays contact={contact} />
    </>
  );
}
