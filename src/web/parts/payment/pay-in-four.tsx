// What paying in four comes to: the shop's own words at once, and the lender's own message where its script has come.

import { useEffect, useRef } from 'react';
import type { PayInFour as Known } from '../../../contract/payment/pay-in-four.ts';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { klarnaAmount, type Lender, tryStyle } from '../../../domain/payment/pay-in-four.ts';
import { decimalOfMoney, type Money } from '../../../domain/pricing/money.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { pagePath } from '../../../words/page-path.ts';
import { sayPayInFour } from '../../../words/payment/say-pay-in-four.ts';
import { words } from '../../../words/payment/words.ts';
import { useLenderScript } from './use-lender-script.ts';

export interface PayInFourProps {
  amount: Money;
  lenders: readonly Lender[];
  scripts: Known['scripts'];
}

export function PayInFour({ amount, lenders, scripts }: PayInFourProps) {
  if (lenders.length === 0) return null;
  return (
    <div className={text.soft}>
      <p>
        {sayPayInFour(pageLanguage, amount, lenders)}{' '}
        <a className={linkLook} href={pagePath('/financialnotice')}>
          {words.howItWorks}
        </a>
      </p>
      <LendersSay amount={amount} lenders={lenders} scripts={scripts} />
    </div>
  );
}

/** Their own messages alone, where their scripts have come. */
export function LendersSay({ amount, lenders, scripts }: PayInFourProps) {
  return lenders.map((lender) => (
    <LendersOwn key={lender} lender={lender} amount={amount} script={scripts[lender]} />
  ));
}

interface LendersOwnProps {
  lender: Lender;
  amount: Money;
  script: Known['scripts'][Lender];
}

function LendersOwn({ lender, amount, script }: LendersOwnProps) {
  const state = useLenderScript(lender, script);
  const place = useRef<HTMLDivElement>(null);
  const isThere = state === 'there';
  const minor = klarnaAmount(amount);
  const decimal = String(decimalOfMoney(amount));
  useEffect(() => {
    if (!isThere || !place.current) return;
    const element = document.createElement(`${lender}-placement`);
    const details: Readonly<Record<string, string>> =
      lender === 'klarna'
        ? { key: 'credit-promotion-auto-size', locale: 'en-US', 'purchase-amount': String(minor) }
        : { locale: 'en_US', currency: amount.currency, amount: decimal };
    for (const [name, value] of Object.entries(details)) element.setAttribute(`data-${name}`, value);
    place.current.replaceChildren(element);
    if (lender !== 'afterpay') return;
    let isGone = false;
    const apply = () => {
      const shown = element.shadowRoot?.querySelector<HTMLElement>('p');
      shown?.style.setProperty('font', 'inherit');
      return isGone || shown != null;
    };
    void tryStyle(apply, (ms) => new Promise((resume) => setTimeout(resume, ms)));
    return () => {
      isGone = true;
    };
  }, [isThere, lender, minor, decimal, amount.currency]);
  if (script === null) return null;
  return <div ref={place} data-lender={lender} data-load-error={state === 'failed' || undefined} />;
}
