import { words } from '../../../words/content/words.ts';
import type { ContentPage } from './content-page.ts';
import { Linked } from './linked.tsx';

export const financialNotice = (): ContentPage => ({
  title: words.financial,
  lead: words.financialLead,
  Body: FinancialNotice,
});

function FinancialNotice() {
  return (
    <>
      <h2>{words.financialWho}</h2>
      <p>{words.financialNotUs}</p>
      <h2>{words.financialCosts}</h2>
      <p>{words.financialNothing}</p>
      <h2>{words.financialWhen}</h2>
      <ul>
        <li>{words.financialUs}</li>
        <li>{words.financialTotals}</li>
        <li>{words.financialPresale}</li>
      </ul>
      <p>{words.financialSum}</p>
      <h2>{words.financialBack}</h2>
      <p>
        <Linked text={words.financialTellLender} to={['/customerservice/returnspolicy']} />
      </p>
      <h2>{words.financialCards}</h2>
      <p>{words.financialNeverEnd}</p>
      <h2>{words.financialBefore}</h2>
      <p>{words.financialBorrow}</p>
    </>
  );
}
