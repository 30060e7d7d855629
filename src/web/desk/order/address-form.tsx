// Where an order goes, changed before it leaves. Whoever is second sees above the form what the first has made of it, and
// keeps what they typed.
import { useState } from 'react';
import type { CallInput } from '../../../contract/call.ts';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { editedAddressParts } from '../../../domain/desk/order/order-edit.ts';
import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './order.module.css';
import type { OrderPartProps } from './order-context.ts';

type Address = NonNullable<CallInput<'POST /api/admin/orders/{orderId}/address'>['body']>['address'];

interface AddressFormProps extends OrderPartProps {
  readonly address: NonNullable<DeskOrder['shippingAddress']>;
  readonly onClose: () => void;
}

export function AddressForm({ order: { orderId, version }, address, onChanged, onClose }: AddressFormProps) {
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<Address>(`address ${orderId}`, partsOf(address));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isDoubted, setDoubted] = useState(false);
  const [isInsisted, setInsisted] = useState(false);
  const save = () => {
    setProblems({});
    return send(
      () =>
        call('POST /api/admin/orders/{orderId}/address', {
          params: { orderId },
          body: { version, address: draft, isInsisted },
        }),
      () => {
        clearDraft();
        onClose();
        onChanged();
        return undefined;
      },
      ({ code, problem }) => {
        const errors = problem?.errors ?? [];
        setProblems(Object.fromEntries(errors.map(({ at, message }) => [at, message])));
        setDoubted(errors.length > 0);
        if (code === 'changed_meanwhile') onChanged();
      },
    );
  };
  return (
    <Form isTwo onSubmit={save}>
      {editedAddressParts.map((part) => (
        <TextField
          key={part}
          label={words.addressParts[part]}
          value={draft[part] ?? ''}
          maxLength={96}
          why={problems[part]}
          onChange={(value) => setDraft({ ...draft, [part]: value })}
        />
      ))}
      {isDoubted && <Tick label={words.addressIsRight} isOn={isInsisted} onChange={setInsisted} />}
      <div className={styles.wide}>
        <Button kind="main" type="submit" isBusy={isBusy}>
          {words.saveAddress}
        </Button>
        <Button
          onClick={() => {
            clearDraft();
            onClose();
          }}
        >
          {words.keepAddress}
        </Button>
        <NewsPlace news={news} />
      </div>
    </Form>
  );
}

function partsOf(address: AddressFormProps['address']): Address {
  return Object.fromEntries(editedAddressParts.map((part) => [part, address[part]]));
}
