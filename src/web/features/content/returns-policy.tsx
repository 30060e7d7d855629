import { lawfulReturnDays } from '../../../domain/shipping/return-terms.ts';
import { words } from '../../../words/content/words.ts';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const returnsPolicy = (): ContentPage => ({
  title: words.returns,
  lead: words.returnsLead,
  Body: ReturnsPolicy,
});

function ReturnsPolicy({ returns: { days, lateDays, from } }: Facts) {
  return (
    <>
      <h2>{words.returnsHowLong}</h2>
      <p>{words.returnsFreeDays(days)}</p>
      {lateDays !== null && <p>{words.returnsWithFee(days, lateDays)}</p>}
      <h2>{words.returnsState}</h2>
      <ul>
        <li>{words.returnsUnworn}</li>
        <li>{words.returnsShoes}</li>
        <li>{words.returnsBeauty}</li>
        <li>{words.returnsEarrings}</li>
      </ul>
      <h2>{words.returnsNot}</h2>
      <p>{words.returnsFinalSale}</p>
      {from === 'home' && <p>{words.homeOnly(lawfulReturnDays)}</p>}
      <h2>{words.returnsHow}</h2>
      <ol>
        <li>{words.returnsPack}</li>
        <li>{words.returnsTick}</li>
        <li>{words.returnsLabel}</li>
      </ol>
      {from === 'everywhere' && (
        <p>
          <Linked text={words.returnsFromAbroad} to={['/shippinginternational']} />
        </p>
      )}
      <h2>{words.returnsMoney}</h2>
      <p>
        <Linked text={words.returnsTwoDays} to={['/article/what-is-your-exchange-policy']} />
      </p>
    </>
  );
}
