// One more color of the design, or a design of its own that begins as this one.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskProduct } from '../../../contract/desk/products.ts';
import { words } from '../../../words/desk-products/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';

export function CopyPanel({ product: { productId, name: ownName } }: { product: DeskProduct }) {
  const navigate = useNavigate();
  const { send, isBusy, news } = useChange();
  const [name, setName] = useState(ownName);
  const [colour, setColour] = useState('');
  const isReady = name.trim() !== '' && colour.trim() !== '';
  const copy = (isColour: boolean) =>
    send(
      () => call('POST /api/admin/products', { body: { copyOf: productId, isColour, name, colour } }),
      ({ content }) => {
        navigate(`/products/${content.productId}`);
        return undefined;
      },
    );
  return (
    <Panel name={words.copyAsNew}>
      <Form onSubmit={() => isReady && copy(true)}>
        <TextField label={words.name} maxLength={96} value={name} onChange={setName} />
        <TextField label={words.newColour} maxLength={60} value={colour} onChange={setColour} />
        <Acts>
          <Button type="submit" isBusy={isBusy} isOff={!isReady}>
            {words.addColour}
          </Button>
          <Button isBusy={isBusy} isOff={!isReady} onClick={() => copy(false)}>
            {words.copyAsNew}
          </Button>
        </Acts>
        <Small>{words.copyHint}</Small>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
