// What leaves together, and how far it has come: filled was, ringed is, hollow will be.

import { useId } from 'react';
import { Link } from 'react-router';
import type { WireOrder } from '../../../contract/order/order.ts';
import { linkLook } from '../../../design/button/link.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import {
  expectedArrival,
  type Parcel as ParcelData,
  parcelTrack,
  type TrackPoint,
} from '../../../domain/order/order-parcels.ts';
import { parcelReturns } from '../../../domain/order/return-window.ts';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { describeLine } from '../../../words/order/say-order.ts';
import { formatTrackDay, sayParcelName, sayTrackStep } from '../../../words/order/say-parcel.ts';
import { words } from '../../../words/order/words.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayParcelReturns } from '../../../words/returns/say-returns.ts';
import { formatArrival, sayArrival } from '../../../words/shipping/say-arrival.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { ForeignPart } from '../../parts/text/foreign-part.tsx';
import { Rich } from '../../parts/text/rich.tsx';
import styles from './parcel.module.css';

type Line = WireOrder['lines'][number];

interface ParcelProps {
  order: WireOrder;
  parcel: ParcelData<WireOrder['shipments'][number], Line>;
}

export function Parcel({ order, parcel: { shipment, lines, name, isByEmail } }: ParcelProps) {
  const id = useId();
  const arrival = expectedArrival(order, shipment, isByEmail);
  const returns = isByEmail ? null : parcelReturns(order, shipment, lines);
  return (
    <section className={styles.parcel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={text.heading} id={id}>
          {sayParcelName(pageLanguage, name)}
        </h2>
        {shipment.shipDate !== null && shipment.shippedAt === null && (
          <p>
            <Rich
              text={words.presaleShipsBy(formatArrival(pageLanguage, shipment.shipDate))}
              wrap={[(inner) => <b className={text.medium}>{inner}</b>]}
            />
          </p>
        )}
        {arrival && <p>{sayArrival(pageLanguage, arrival)}</p>}
        <Tracking shipment={shipment} />
        {returns && <p className={text.soft}>{sayParcelReturns(pageLanguage, returns)}</p>}
      </div>
      <div className={styles.inside}>
        <ul>
          {lines.map((line) => (
            <LineOf key={line.id} line={line} currency={order.currency} />
          ))}
        </ul>
        <ol className={styles.track}>
          {parcelTrack(order, shipment, isByEmail).map((point) => (
            <TrackStep key={point.step} point={point} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Tracking({
  shipment: { trackingCode, carrier, trackingUrl },
}: Pick<ParcelProps['parcel'], 'shipment'>) {
  if (trackingCode === null) return null;
  if (carrier === null || trackingUrl === null) return <p>{words.tracking(trackingCode)}</p>;
  return (
    <p>
      <a className={linkLook} href={trackingUrl} rel="noreferrer">
        {words.trackingAt(words.carriers[carrier], trackingCode)}
      </a>
    </p>
  );
}

function TrackStep({ point }: { point: TrackPoint }) {
  const when = formatTrackDay(pageLanguage, point);
  return (
    <li data-state={point.state} aria-current={point.state === 'now' ? 'step' : undefined}>
      <p>{sayTrackStep(pageLanguage, point.step)}</p>
      {when !== null && <p className={styles.when}>{when}</p>}
    </li>
  );
}

function LineOf({ line, currency }: { line: Line; currency: string }) {
  const { giftCardDetails: card } = line;
  const about = describeLine(pageLanguage, line, card !== null);
  const sentBack = line.returnedQuantity - line.exchangedQuantity;
  return (
    <li className={styles.line}>
      <Picture {...pictureSources(line.imagePath, 'thumb')} sizes="64px" alt="" />
      <div className={styles.words}>
        <div className={styles.price}>
          <Link className={text.medium} to={line.path}>
            {line.name}
          </Link>
          {line.exchangeForLineId === null && <span>{wireMoney(line.subTotal, currency)}</span>}
        </div>
        {about !== '' && (
          <p className={text.soft}>
            <ForeignPart text={about} part={line.colorName} lang={languageOfText(line, 'colorName')} />
          </p>
        )}
        {card && (
          <p className={text.soft}>{checkoutWords.giftCardFor(card.recipientName, card.recipientEmail)}</p>
        )}
        {line.isFinalSale && <p className={text.small}>{words.finalSale}</p>}
        {line.exchangeForLineId !== null && <p className={text.small}>{words.sentInExchange}</p>}
        {sentBack > 0 && <p className={text.small}>{words.sentBack(sentBack)}</p>}
        {line.exchangedQuantity > 0 && (
          <p className={text.small}>{words.exchangedFor(line.exchangedQuantity)}</p>
        )}
      </div>
    </li>
  );
}
