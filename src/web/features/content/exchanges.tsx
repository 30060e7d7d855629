import { lawfulReturnDays } from '../../../domain/shipping/return-terms.ts';
import { words } from '../../../words/content/words.ts';
import type { ContentPage, Facts } from './content-page.ts';
import { Linked } from './linked.tsx';

export const exchanges = (): ContentPage => ({
  title: words.exchanges,
  lead: words.exchangesLead,
  Body: Exchanges,
});

function Exchanges({ returns: { days, from } }: Facts) {
  return (
    <>
      <h2>{words.exchangesWhat}</h2>
      <p>
        <Linked text={words.exchangesAnything(days)} to={['/customerservice/returnspolicy']} />
      </p>
      <h2>{words.exchangesHow}</h2>
      <ol>
        <li>{words.exchangesChoose}</li>
        <li>{words.exchangesAside}</li>
        <li>{words.exchangesLeaves}</li>
      </ol>
      <h2>{words.exchangesGone}</h2>
      <p>{words.exchangesMoney}</p>
      <h2>{words.exchangesPrice}</h2>
      <p>{words.exchangesPaid}</p>
      <h2>{words.exchangesOutside}</h2>
      {from === 'home' ? (
        <p>{words.homeOnly(lawfulReturnDays)}</p>
      ) : (
        <p>
          <Linked text={words.exchangesDifferently} to={['/article/int-how-do-i-make-an-exchange']} />
        </p>
      )}
    </>
  );
}

export const exchangesAbroad = (): ContentPage => ({
  title: words.abroad,
  lead: words.abroadLead,
  Body: ExchangesAbroad,
});

function ExchangesAbroad({ returns: { days, from } }: Facts) {
  return (
    <>
      {from === 'home' && <p>{words.homeOnly(lawfulReturnDays)}</p>}
      <h2>{words.abroadOrderFirst}</h2>
      <ol>
        <li>{words.abroadOrder}</li>
        <li>{words.abroadSend(from === 'home' ? lawfulReturnDays : days)}</li>
        <li>{words.abroadRefund}</li>
      </ol>
      <h2>{words.abroadDuties}</h2>
      <p>{words.abroadDutiesBack}</p>
      <h2>{words.abroadWayBack}</h2>
      <p>{words.abroadNumber}</p>
      <h2>{words.abroadNot}</h2>
      <p>
        <Linked
          text={words.abroadFinalSale}
          to={['/customerservice/returnspolicy', '/shippinginternational']}
        />
      </p>
    </>
  );
}
