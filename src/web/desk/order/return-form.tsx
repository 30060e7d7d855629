// Something may come back: for its money, or for another size.
import { unitsToSendBack } from '../../../domain/desk/refund-form.ts';
import { isReturnOver, lastReturnDay } from '../../../domain/order/return-window.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatLongDay } from '../../../words/text/format-day.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, Select, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Soft } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useRead } from '../staff/use-read.ts';
import type { OrderPartProps } from './order-context.ts';

interface ReturnDraft {
  readonly lineId: string;
  readonly quantity: string;
  readonly reason: string;
  readonly isExchange: boolean;
  readonly sku: string;
  readonly isSentNow: boolean;
  readonly isLate: boolean;
  /** One for one request: a second try of the same is the same exchange. */
  readonly key: string;
}

const blank: ReturnDraft = {
  lineId: '',
  quantity: '1',
  reason: '',
  isExchange: false,
  sku: '',
  isSentNow: false,
  isLate: false,
  key: '',
};

/** Only what has left can come back, and nothing twice. */
export function ReturnForm({ order, onChanged }: OrderPartProps) {
  const { orderId } = order;
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft(`return ${orderId}`, blank);
  const { content: allSizes, reload } = useRead((signal) =>
    call('GET /api/admin/orders/{orderId}/exchange', { params: { orderId } }, { signal }),
  );
  const lines = order.lines.filter((line) => unitsToSendBack(line) > 0);
  const line = lines.find(({ id }) => String(id) === draft.lineId) ?? lines[0];
  if (!line) return <NewsPlace news={news} />;
  const change = (values: Partial<ReturnDraft>) => setDraft({ ...draft, ...values, key: newKey() });
  const parcel = order.shipments.find(({ lineIds }) => lineIds.includes(line.id));
  const isOver = parcel !== undefined && isReturnOver(parcel, order.returnDays, deviceNow());
  const lastDay = parcel === undefined ? null : lastReturnDay(parcel, order.returnDays);
  const quantity = Math.min(Number(draft.quantity), unitsToSendBack(line));
  const sizes = (allSizes ?? []).filter(({ lineId, left }) => lineId === line.id && left >= quantity);
  const size = sizes.find(({ sku }) => sku === draft.sku) ?? sizes[0];
  const reloadAll = () => {
    onChanged();
    reload();
  };
  const finishReturn = () => {
    clearDraft();
    reloadAll();
    return undefined;
  };
  const isLate = isOver && draft.isLate;
  const body = { lineId: line.id, quantity, reason: draft.reason, isLate };
  const authorise = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/returns', { params: { orderId }, body }),
      finishReturn,
      reloadAll,
    );
  const exchange = (sku: string) =>
    send(
      () =>
        call(
          'POST /api/admin/orders/{orderId}/exchange',
          { params: { orderId }, body: { ...body, sku, isSentNow: draft.isSentNow } },
          { headers: { 'idempotency-key': draft.key || newKey() } },
        ),
      finishReturn,
      reloadAll,
    );
  const isExchange = draft.isExchange && size !== undefined;
  const act = draft.isSentNow ? words.sendNow : words.holdSize;
  return (
    <Box>
      <h3>{words.letComeBack}</h3>
      <Form isTwo onSubmit={() => (isExchange ? exchange(size.sku) : authorise())}>
        <Select
          label={words.whichItem}
          value={String(line.id)}
          options={lines.map(({ id, name, sizeName }) => ({
            value: String(id),
            text: words.pieceOf(name, sizeName),
          }))}
          onChange={(lineId) => change({ lineId, quantity: '1', sku: '' })}
        />
        <Select
          label={words.howMany}
          value={String(quantity)}
          options={Array.from({ length: unitsToSendBack(line) }, (_, index) => ({
            value: String(index + 1),
            text: String(index + 1),
          }))}
          onChange={(chosen) => change({ quantity: chosen })}
        />
        <Choices legend={words.inReturn}>
          <Tick
            group="in-return"
            label={words.moneyBack}
            isOn={!draft.isExchange}
            onChange={() => change({ isExchange: false })}
          />
          <Tick
            group="in-return"
            label={words.anotherSize}
            isOn={draft.isExchange}
            onChange={() => change({ isExchange: true })}
          />
        </Choices>
        <TextField
          label={words.reason}
          value={draft.reason}
          maxLength={200}
          onChange={(reason) => change({ reason })}
        />
        {draft.isExchange && size === undefined && <p>{words.noOtherSize}</p>}
        {isExchange && (
          <>
            <Select
              label={words.newSize}
              value={size.sku}
              options={sizes.map(({ sku, sizeName, left }) => ({
                value: sku,
                text: words.sizeWithLeft(sizeName, left),
              }))}
              onChange={(sku) => change({ sku })}
            />
            <Tick
              label={words.sendBeforeHere}
              isOn={draft.isSentNow}
              onChange={(isSentNow) => change({ isSentNow })}
            />
          </>
        )}
        {isOver && (
          <div>
            <Soft>
              {lastDay === null
                ? words.nothingFromThere
                : words.windowOver(formatLongDay(pageLanguage, lastDay))}
            </Soft>
            <Tick
              label={words.takeBackLate}
              isOn={draft.isLate}
              onChange={(chosen) => change({ isLate: chosen })}
            />
          </div>
        )}
        <div>
          <Button
            type="submit"
            isBusy={isBusy}
            isOff={(draft.isExchange && !isExchange) || (isOver && !draft.isLate)}
          >
            {isExchange ? act(size.sizeName) : words.letIt}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
    </Box>
  );
}
