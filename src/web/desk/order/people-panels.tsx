import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayDeed } from '../../../words/desk/say-deed.ts';
import { words } from '../../../words/desk/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { Changes, Main } from '../parts/table.tsx';
import styles from './order.module.css';

type Props = { readonly order: DeskOrder };

export function CustomerPanel({ order }: Props) {
  const { shippingAddress: address, emailAddress, shippingTitle, isGiftOrder, signature } = order;
  const name = address ? `${address.firstName} ${address.lastName}`.trim() : '';
  const lines = address && [
    address.streetAddress,
    address.streetAddress2,
    [address.city, address.regionCode, address.postCode].filter((part) => part !== '').join(' '),
    address.countryName,
    address.phone,
  ];
  return (
    <Panel name={words.customer} aside={isGiftOrder && words.giftOrder}>
      {name !== '' && <Main>{name}</Main>}
      <Soft>{emailAddress}</Soft>
      {lines && (
        <address className={styles.address}>{lines.filter((line) => line !== '').join('\n')}</address>
      )}
      {shippingTitle !== '' && <Small>{shippingTitle}</Small>}
      {signature !== 'not_needed' && <Small>{words.signatures[signature]}</Small>}
    </Panel>
  );
}

/** The latest first. */
export function TimelinePanel({ order: { timeline, placedAt } }: Props) {
  const placed = { at: placedAt, what: 'status', by: '', before: null, after: { status: 'placed' } };
  return (
    <Panel name={words.whatHappened}>
      <ol className={styles.line}>
        {[...timeline, placed].map(({ at, what, by, before, after }) => (
          <li key={`${at} ${what}`} data-own={by !== '' || undefined}>
            <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
            <div>
              {sayDeed(pageLanguage, what, after)} {by !== '' && words.by(by)}
              {what !== 'status' && (
                <div className={styles.soft}>
                  <Changes before={before} after={after} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
