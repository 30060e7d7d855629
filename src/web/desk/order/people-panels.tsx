import { Link } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { words } from '../../../words/desk/words.ts';
import { words as customerWords } from '../../../words/desk-customers/words.ts';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { Main } from '../parts/table.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { useMay } from '../session/me.ts';
import styles from './order.module.css';

type Props = { readonly order: DeskOrder };

export function CustomerPanel({ order }: Props) {
  const may = useMay();
  const { shippingAddress: address, emailAddress, shippingTitle, isGiftOrder, customerId } = order;
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
      {customerId !== null && may('customers.read') && (
        <p>
          <Link className={styles.way} to={`/customers/${customerId}`}>
            {customerWords.toCustomer}
          </Link>
        </p>
      )}
    </Panel>
  );
}

/** The latest first. */
export function TimelinePanel({ order: { timeline, placedAt } }: Props) {
  const placed = { at: placedAt, what: 'status', by: '', before: null, after: { status: 'placed' } };
  return (
    <Panel name={words.whatHappened}>
      <Timeline deeds={[...timeline, placed]} />
    </Panel>
  );
}
