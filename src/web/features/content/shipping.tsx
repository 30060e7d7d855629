import { Fragment } from 'react';
import { lawfulReturnDays } from '../../../domain/shipping/return-terms.ts';
import { signatureFrom } from '../../../domain/shipping/signature.ts';
import { sayDuties } from '../../../words/checkout/say-tax-note.ts';
import type { DeliveryRow } from '../../../words/content/say-delivery.ts';
import { words } from '../../../words/content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { Rich } from '../../parts/text/rich.tsx';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const shippingUsa = (): ContentPage => ({
  title: words.shippingUs,
  lead: words.shippingUsLead,
  Body: ShippingUsa,
});

function ShippingUsa({ delivery: { home, rewards, remote }, klarnaSignatureFrom }: Facts) {
  return (
    <>
      <h2>{words.shippingWays}</h2>
      <Rows rows={home} />
      {rewards.length > 0 && (
        <>
          <ul>
            {rewards.map(({ name, amount }) => (
              <li key={name}>{words.rewardFrom(name, amount)}</li>
            ))}
          </ul>
          <p>{words.shippingBagSays}</p>
        </>
      )}
      {remote && (
        <>
          <h2>{remote.where}</h2>
          <Rows rows={remote.rows} />
        </>
      )}
      <h2>{words.shippingCannotFly}</h2>
      <p>{words.shippingByGround}</p>
      <h2>{words.shippingSignatures}</h2>
      <p>
        <Rich text={words.shippingInPerson} wrap={[() => formatMoney(pageLanguage, signatureFrom)]} />
        {klarnaSignatureFrom && (
          <>
            {' '}
            <Rich
              text={words.shippingByKlarna}
              wrap={[() => formatMoney(pageLanguage, klarnaSignatureFrom)]}
            />
          </>
        )}
      </p>
      <h2>{words.shippingPresale}</h2>
      <p>
        <Linked text={words.shippingOnDate} to={['/presale-products']} />
      </p>
    </>
  );
}

function Rows({ rows }: { rows: readonly DeliveryRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.shippingWay}</th>
          <th scope="col">{words.shippingTakes}</th>
          <th scope="col">{words.shippingPrice}</th>
          <th scope="col">{words.shippingFree}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ way, takes, costs, free }) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td>{takes}</td>
            <td>{costs}</td>
            <td>{free}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const shippingInternational = (): ContentPage => ({
  title: words.shippingAbroad,
  lead: words.shippingAbroadLead,
  Body: ShippingInternational,
});

function ShippingInternational({
  delivery: { abroad, countries, abroadFreeFrom },
  duties,
  returns: { days, from },
}: Facts) {
  return (
    <>
      <h2>{words.shippingWhere}</h2>
      <p>
        {countries === null ? words.shippingToMost : words.shippingTo(countries)} {words.shippingCountries}
      </p>
      {abroad.length > 0 && (
        <>
          <h2>{words.shippingCosts}</h2>
          {abroad.map(({ where, rows }) => (
            <Fragment key={where}>
              <h3>{where}</h3>
              <Rows rows={rows} />
            </Fragment>
          ))}
          <p>
            {abroadFreeFrom !== null && (
              <>
                <Rich
                  text={words.shippingWorldWide}
                  wrap={[() => abroadFreeFrom, (code) => <b>{code}</b>]}
                />{' '}
              </>
            )}
            {words.shippingChargedIn} {words.shippingCustoms}
          </p>
        </>
      )}
      <h2>{words.shippingDuties}</h2>
      <p>{words.shippingDutiesWho}</p>
      {duties !== null && (
        <p>
          <Rich text={words.shippingDutiesHere} wrap={[() => sayDuties(pageLanguage, duties)]} />
        </p>
      )}
      <h2>{words.shippingBack}</h2>
      {from === 'home' && <p>{words.homeOnly(lawfulReturnDays)}</p>}
      {from === 'everywhere' && (
        <p>
          <Linked text={words.shippingBackLabel(days)} to={['/article/int-how-do-i-make-an-exchange']} />
        </p>
      )}
    </>
  );
}
