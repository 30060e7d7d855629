import type { RewardedType } from '../../../domain/shipping/shipping-threshold.ts';
import { signatureFrom } from '../../../domain/shipping/signature.ts';
import { sayDuties } from '../../../words/checkout/say-tax-note.ts';
import { words } from '../../../words/content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayReward } from '../../../words/shipping/say-reward.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { Rich } from '../../parts/text/rich.tsx';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const shippingUsa = (): ContentPage => ({
  title: words.shippingUs,
  lead: words.shippingUsLead,
  Body: ShippingUsa,
});

function ShippingUsa({ rewards, klarnaSignatureFrom }: Facts) {
  return (
    <>
      <h2>{words.shippingWays}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.shippingWay}</th>
            <th scope="col">{words.shippingTakes}</th>
            <th scope="col">{words.shippingFree}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.shippingGround}</th>
            <td>{words.shippingGroundTakes}</td>
            <td>{words.shippingGroundFree}</td>
          </tr>
          {rewards.map(({ min, ...reward }) => (
            <tr key={reward.displayName}>
              <th scope="row">{sayReward(pageLanguage, reward)}</th>
              <td>{sayDaysOf(reward.type)}</td>
              <td>
                <Rich text={words.fromAmount} wrap={[() => formatMoney(pageLanguage, min)]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.shippingBagSays}</p>
      <h2>{words.shippingTerritories}</h2>
      <p>{words.shippingTerritoryRates}</p>
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

function sayDaysOf(type: RewardedType): string {
  switch (type) {
    case 'overnight':
      return words.oneWorkingDay;
    case 'two-day':
      return words.twoWorkingDays;
    case 'ground':
      return words.shippingGroundTakes;
  }
}

export const shippingInternational = (): ContentPage => ({
  title: words.shippingAbroad,
  lead: words.shippingAbroadLead,
  Body: ShippingInternational,
});

function ShippingInternational({ duties }: Facts) {
  return (
    <>
      <h2>{words.shippingWhere}</h2>
      <p>{words.shippingCountries}</p>
      <h2>{words.shippingCosts}</h2>
      <p>
        <Rich text={words.shippingWorldWide} wrap={[(code) => <b>{code}</b>]} />
      </p>
      <h2>{words.shippingDuties}</h2>
      <p>{words.shippingDutiesWho}</p>
      {duties !== null && (
        <p>
          <Rich text={words.shippingDutiesHere} wrap={[() => sayDuties(pageLanguage, duties)]} />
        </p>
      )}
      <h2>{words.shippingHowLong}</h2>
      <p>{words.shippingFourToNine}</p>
      <h2>{words.shippingBack}</h2>
      <p>
        <Linked text={words.shippingBackLabel} to={['/article/int-how-do-i-make-an-exchange']} />
      </p>
    </>
  );
}
