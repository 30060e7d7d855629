import { useState } from 'react';
import { Link } from 'react-router';
import { addressSummary } from '../../../domain/checkout/address-form.ts';
import { resentEmails } from '../../../domain/desk/order/order-edit.ts';
import { words as customerWords } from '../../../words/desk-customers/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small, Soft } from '../parts/panel.tsx';
import { Main } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { AddressForm } from './address-form.tsx';
import styles from './order.module.css';
import type { OrderPartProps } from './order-context.ts';

/** Whom it goes to, where, and what they were written. */
export function CustomerPanel({ order, onChanged }: OrderPartProps) {
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const { shippingAddress: address, emailAddress, shippingTitle, isGiftOrder, customerId, signature } = order;
  const name = address ? `${address.firstName} ${address.lastName}`.trim() : '';
  const canChange = may('orders.change');
  return (
    <Panel name={words.customer} aside={isGiftOrder && words.giftOrder}>
      {name !== '' && <Main>{name}</Main>}
      <Soft>{emailAddress}</Soft>
      {address && (
        <address className={styles.address}>
          {[...addressSummary({ ...address, firstName: '', lastName: '' }), address.phone].join('\n').trim()}
        </address>
      )}
      {shippingTitle !== '' && <Small>{shippingTitle}</Small>}
      {signature !== 'not_needed' && <Small>{words.signatures[signature]}</Small>}
      {customerId !== null && may('customers.read') && (
        <p>
          <Link className={styles.way} to={`/customers/${customerId}`}>
            {customerWords.toCustomer}
          </Link>
        </p>
      )}
      {canChange && address && order.status === 'placed' && !isEditing && (
        <LinkButton onClick={() => setEditing(true)}>{words.changeAddress}</LinkButton>
      )}
      {isEditing && address && (
        <div className={styles.apart}>
          <AddressForm
            order={order}
            address={address}
            onChanged={onChanged}
            onClose={() => setEditing(false)}
          />
        </div>
      )}
      {canChange && <Resend order={order} onChanged={onChanged} />}
    </Panel>
  );
}

function Resend({ order: { orderId, shipments, emailAddress, payments }, onChanged }: OrderPartProps) {
  const { send, isBusy, news } = useChange();
  const hasLeft = shipments.some(({ shippedAt }) => shippedAt !== null);
  const resend = (email: (typeof resentEmails)[number]) =>
    send(
      () =>
        call(
          'POST /api/admin/orders/{orderId}/resend',
          { params: { orderId }, body: { email } },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        ),
      () => {
        onChanged();
        return words.resent(emailAddress);
      },
    );
  const emails = resentEmails.filter((email) => (email === 'shipped' ? hasLeft : payments.length > 0));
  if (emails.length === 0) return null;
  return (
    <div className={styles.apart}>
      <Acts>
        {emails.map((email) => (
          <Button key={email} isBusy={isBusy} onClick={() => resend(email)}>
            {words.resend[email]}
          </Button>
        ))}
      </Acts>
      <NewsPlace news={news} />
    </div>
  );
}
