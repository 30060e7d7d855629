import type { Contact } from '../../../domain/messaging/contact.ts';
import { words } from '../../../words/content/words.ts';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const contact = (): ContentPage => ({
  title: words.contact,
  lead: words.contactLead,
  Body: ContactPage,
});

function ContactPage({ contact }: Facts) {
  return (
    <>
      <h2>{words.contactReach}</h2>
      <ContactWays contact={contact} />
      <h2>{words.contactOrder}</h2>
      <p>
        <Linked text={words.contactOrderSay} to={['/myaccount']} />
      </p>
      <h2>{words.contactFirst}</h2>
      <p>
        <Linked
          text={words.contactFirstLook}
          to={[
            '/customerservice/returnspolicy',
            '/article/what-is-your-exchange-policy',
            '/shippingusa',
            '/shippinginternational',
            '/sizechart',
          ]}
        />
      </p>
      <h2>{words.contactKnown}</h2>
      <p>
        <Linked text={words.contactKnownAsk} to={['/privacypolicy']} />
      </p>
    </>
  );
}

/** Every way there is to a person of the shop. */
export function ContactWays({ contact: { email, phone, tradingAs, postalAddress } }: { contact: Contact }) {
  return (
    <ul>
      <li>
        {words.contactEmail} <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone !== null && (
        <li>
          {words.contactPhone} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {tradingAs !== null && <li>{words.contactTradingAs(tradingAs)}</li>}
      {postalAddress !== null && (
        <li>
          {words.contactPost} {postalAddress}
        </li>
      )}
    </ul>
  );
}
