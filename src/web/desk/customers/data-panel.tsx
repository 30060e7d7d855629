// What a customer may ask of the shop, done for them: a file of everything, and an end.
import { useState } from 'react';
import { words } from '../../../words/desk-customers/words.ts';
import { call } from '../../state/api/call.ts';
import { downloadFile } from '../list/download.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Soft } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import styles from './customer.module.css';
import type { CustomerPartProps } from './customer-context.ts';

export function DataPanel({ customer, onErased }: CustomerPartProps & { onErased: () => void }) {
  const may = useMay();
  const { customerId: id, name, emailAddress, orders, isStaff } = customer;
  const { send, isBusy, news, forget } = useChange();
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  if (!may('customers.export') && !may('customers.erase')) return null;
  const makeFile = () =>
    send(
      () => call('POST /api/admin/customers/{id}/export', { params: { id }, body: {} }),
      ({ content }) => {
        downloadFile(`customer-${id}.json`, JSON.stringify(content, null, 2), 'application/json');
        return words.fileMade;
      },
    );
  const erase = () =>
    send(
      () => call('POST /api/admin/customers/{id}/erase', { params: { id }, body: { email } }),
      () => {
        onErased();
        return undefined;
      },
    );
  const isMeant = email.trim().toLowerCase() === emailAddress.toLowerCase();
  return (
    <Panel name={words.theirData}>
      <div className={styles.data}>
        <Soft>{isStaff ? words.staffStay : words.sameVerbs}</Soft>
        <Acts>
          {may('customers.export') && (
            <Button isBusy={isBusy && !isAsking} onClick={makeFile}>
              {words.makeFile}
            </Button>
          )}
          {may('customers.erase') && !isStaff && !isAsking && (
            <Button
              kind="danger"
              onClick={() => {
                forget();
                setAsking(true);
              }}
            >
              {words.erase(name)}
            </Button>
          )}
        </Acts>
      </div>
      {isAsking && (
        <Confirm
          question={words.eraseQuestion(name)}
          consequence={words.eraseWhy(orders)}
          safe={words.keepCustomer}
          act={words.eraseNow}
          isBusy={isBusy}
          isOff={!isMeant}
          onSafe={() => {
            setAsking(false);
            setEmail('');
          }}
          onAct={erase}
        >
          <TextField label={words.typeEmail} hint={emailAddress} value={email} onChange={setEmail} />
        </Confirm>
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}
