// The way out of the door: who takes the parcel, under which number, and what of it leaves.
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import type { Parcel } from '../../../domain/order/order-parcels.ts';
import { type Carrier, carriers } from '../../../domain/shipping/carrier.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as goodsWords } from '../../../words/desk-goods/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { words as shopWords } from '../../../words/order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, Select, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import type { OrderLine, OrderPartProps } from './order-context.ts';

interface ShipFormProps extends OrderPartProps {
  readonly parcel: Parcel<DeskOrder['shipments'][number], OrderLine>;
  readonly name: string;
}

interface ShipDraft {
  readonly trackingCode: string;
  /** Empty where it is not said. */
  readonly carrier: Carrier | '';
  /** Lines that do not leave with it. */
  readonly staying: readonly number[];
}

export function ShipForm({
  order: { orderId, payments, currency },
  parcel: {
    shipment: { shipDate },
    lines,
  },
  name,
  onChanged,
}: ShipFormProps) {
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<ShipDraft>(`ship ${orderId} ${shipDate}`, {
    trackingCode: '',
    carrier: '',
    staying: [],
  });
  const { carrier, staying } = draft;
  const leaving = lines.filter(({ id }) => !staying.includes(id)).map(({ id }) => id);
  const trackingCode = draft.trackingCode.trim();
  // A parcel that is sold ahead is charged as it leaves, and leaves whole.
  const canSplit = shipDate === null && lines.length > 1;
  const toCharge = payments.reduce((sum, payment) => sum + payment.toCharge, 0);
  const ship = () =>
    send(
      () =>
        call('POST /api/admin/orders/{orderId}/ship', {
          params: { orderId },
          body: {
            shipDate,
            ...(trackingCode !== '' && { trackingCode }),
            ...(carrier !== '' && { carrier }),
            ...(staying.length > 0 && { lineIds: leaving }),
          },
        }),
      () => {
        clearDraft();
        onChanged();
        return undefined;
      },
      onChanged,
    );
  return (
    <Box>
      <h3>{words.shipParcel(name)}</h3>
      <Form isTwo onSubmit={ship}>
        <TextField
          label={words.tracking}
          hint={words.trackingHint}
          value={draft.trackingCode}
          maxLength={60}
          onChange={(code) => setDraft({ ...draft, trackingCode: code })}
        />
        <Select
          label={words.carrier}
          value={carrier}
          options={[
            { value: '', text: words.noCarrier },
            ...carriers.map((value) => ({ value, text: shopWords.carriers[value] })),
          ]}
          onChange={(value) => setDraft({ ...draft, carrier: value })}
        />
        {canSplit && (
          <LinesToLeave
            lines={lines}
            staying={staying}
            onChange={(ids) => setDraft({ ...draft, staying: ids })}
          />
        )}
        <div>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={leaving.length === 0}>
            {words.shipParcel(name)}
          </Button>
        </div>
      </Form>
      <Small>
        {toCharge > 0 ? words.shipHint(formatAmount(pageLanguage, toCharge, currency)) : words.shipHintPaid}
      </Small>
      <NewsPlace news={news} />
    </Box>
  );
}

interface LinesToLeaveProps {
  lines: readonly OrderLine[];
  staying: readonly number[];
  onChange: (staying: readonly number[]) => void;
}

/** The others wait in a parcel of their own. */
function LinesToLeave({ lines, staying, onChange }: LinesToLeaveProps) {
  return (
    <Choices legend={goodsWords.leaveNow}>
      {lines.map(({ id, name }) => (
        <Tick
          key={id}
          label={name}
          isOn={!staying.includes(id)}
          onChange={(isOn) => onChange(isOn ? staying.filter((one) => one !== id) : [...staying, id])}
        />
      ))}
    </Choices>
  );
}
