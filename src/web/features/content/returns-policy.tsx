import { words } from '../../../words/content/words.ts';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const returnsPolicy = (): ContentPage => ({
  title: words.returns,
  lead: words.returnsLead,
  Body: ReturnsPolicy,
});

function ReturnsPolicy({ hasFeeWindow }: Facts) {
  return (
    <>
      <h2>{words.returnsHowLong}</h2>
      <p>{words.returnsThirtyDays}</p>
      {hasFeeWindow && <p>{words.returnsWithFee}</p>}
      <h2>{words.returnsState}</h2>
      <ul>
        <li>{words.returnsUnworn}</li>
        <li>{words.returnsShoes}</li>
        <li>{words.returnsBeauty}</li>
        <li>{words.returnsEarrings}</li>
      </ul>
      <h2>{words.returnsNot}</h2>
      <p>{words.returnsFinalSale}</p>
      <h2>{words.returnsHow}</h2>
      <ol>
        <li>{words.returnsPack}</li>
        <li>{words.returnsTick}</li>
        <li>{words.returnsLabel}</li>
      </ol>
      <p>
        <Linked text={words.returnsFromAbroad} to={['/shippinginternational']} />
      </p>
      <h2>{words.returnsMoney}</h2>
      <p>
        <Linked text={words.returnsTwoDays} to={['/article/what-is-your-exchange-policy']} />
      </p>
    </>
  );
}
