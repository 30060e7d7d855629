// What a link of the shop's is for, before anything of it is in a bag: a plain form leads on, with scripts or without.
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { Notification } from '../../../../design/message/notification.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { PaymentLinkState } from '../../../../domain/payment/payment-link.ts';
import type { PartlyTranslated } from '../../../../domain/text/untranslated.ts';
import { words } from '../../../../words/checkout/words.ts';
import { describeLine } from '../../../../words/order/say-order.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { ForeignPart } from '../../../parts/text/foreign-part.tsx';
import styles from './payment-link-page.module.css';

export interface LinkLine extends PartlyTranslated<'colorName' | 'imageAlt' | 'audienceExclusionReason'> {
  readonly id: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly imagePath: string;
  readonly quantity: number;
  readonly subTotal: number;
  readonly problem: string | null;
}

export interface WaitingLink {
  readonly token: string;
  readonly lines: readonly LinkLine[];
  readonly currency: string;
  readonly total: number;
  /** What it came to when it was made. */
  readonly firstTotal: number;
  readonly place: string;
  /** In words: a page that everybody loads has no room for the way to say it. */
  readonly opensUntil: string;
  /** How many pieces of their own the visitor has in their bag. */
  readonly inBag: number;
}

export type PaymentLinkProps =
  | { readonly state: 'waiting'; readonly waiting: WaitingLink }
  | { readonly state: Exclude<PaymentLinkState, 'waiting'> };

export function PaymentLinkPage(props: PaymentLinkProps) {
  return (
    <div className={`${page.page} ${styles.page}`}>
      {props.state === 'waiting' ? <Waiting {...props.waiting} /> : <Over state={props.state} />}
    </div>
  );
}

function Over({ state }: { state: Exclude<PaymentLinkState, 'waiting'> }) {
  return (
    <>
      <h1 className={text.title}>{words.linkOver[state]}</h1>
      <p className={text.soft}>{words.linkOverHint[state]}</p>
      <p>
        <Link {...buttonLook()} to="/c/new-in">
          {words.linkToProducts}
        </Link>
      </p>
    </>
  );
}

function Waiting({ token, lines, currency, total, firstTotal, place, opensUntil, inBag }: WaitingLink) {
  return (
    <>
      <h1 className={text.title}>{words.linkTitle}</h1>
      <div className={styles.body}>
        <p>{words.linkIntro}</p>
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={currency} />
          ))}
        </ul>
        <p className={styles.total}>
          <span>{words.linkTotal}</span>
          <span>{wireMoney(total, currency)}</span>
        </p>
        <div className={text.soft}>
          {firstTotal !== total && <p>{words.linkTotalWas(wireMoney(firstTotal, currency))}</p>}
          {place !== '' && <p>{words.linkGoesTo(place)}</p>}
          <p>{words.linkHoldsNothing}</p>
          <p>{words.linkOpensUntil(opensUntil)}</p>
        </div>
        {inBag > 0 && <Notification title={words.linkBagStays(inBag)} />}
        <form method="post" action="/api/payment-links/open" className={styles.acts}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{inBag > 0 ? words.linkPayTogether : words.linkPay}</Button>
          {inBag > 0 && (
            <Link className={linkLook} to="/bag">
              {words.linkKeepBag}
            </Link>
          )}
        </form>
      </div>
    </>
  );
}

function Line({ line, currency }: { line: LinkLine; currency: string }) {
  return (
    <li className={styles.line}>
      <Picture {...pictureSources(line.imagePath, 'thumb')} sizes="64px" alt="" />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={text.medium}>{line.name}</span>
          <span>{line.problem === null && wireMoney(line.subTotal, currency)}</span>
        </div>
        <p className={text.soft}>
          <ForeignPart
            text={describeLine(pageLanguage, line, false)}
            part={line.colorName}
            lang={languageOfText(line, 'colorName')}
          />
        </p>
        {line.problem !== null && <p className={styles.problem}>{line.problem}</p>}
      </div>
    </li>
  );
}
