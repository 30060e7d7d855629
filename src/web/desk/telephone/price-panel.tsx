import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words } from '../../../words/desk-telephone/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Button } from '../parts/button.tsx';
import { Choices, TextField, Tick } from '../parts/field.tsx';
import { Flash } from '../parts/flash.tsx';
import { type Fact, Facts, Panel, Small, Soft } from '../parts/panel.tsx';
import type { DraftPartProps, Looked } from './order-draft.ts';
import styles from './telephone.module.css';

interface PricePanelProps extends DraftPartProps {
  /** Null while the draft was not worked out as it stands. */
  readonly looked: Looked | null;
  readonly isBusy: boolean;
  /** Chosen from what there is, it is worked out at once. */
  readonly onWay: (shippingOptionName: string) => void;
  readonly onSend: (looked: Looked) => void;
}

export function PricePanel({ draft, onChange, looked, isBusy, onWay, onSend }: PricePanelProps) {
  return (
    <Panel name={words.price}>
      <div className={styles.stack}>
        <TextField
          label={words.code}
          value={draft.couponCode}
          maxLength={96}
          onChange={(couponCode) => onChange({ ...draft, couponCode })}
        />
        {looked === null ? (
          <Soft>{words.priceFirst}</Soft>
        ) : (
          <LookedPrice
            way={draft.shippingOptionName}
            looked={looked}
            isBusy={isBusy}
            onWay={onWay}
            onSend={onSend}
          />
        )}
        <Small>{words.holdsNothing}</Small>
      </div>
    </Panel>
  );
}

function LookedPrice({
  way,
  looked,
  isBusy,
  onWay,
  onSend,
}: Pick<PricePanelProps, 'isBusy' | 'onWay' | 'onSend'> & { looked: Looked; way: string | null }) {
  const { quote } = looked;
  const isOffered = quote.shippingOptions.some(({ type }) => type === way);
  const chosen = isOffered ? way : quote.shippingOptionName;
  const sum = (amount: number) => formatAmount(pageLanguage, amount, quote.currency);
  const cost = (amount: number) => (amount === 0 ? words.free : sum(amount));
  const facts: readonly Fact[] = [
    { name: words.subtotal, value: sum(quote.subTotal) },
    ...(quote.couponAmount > 0 ? [{ name: words.discount, value: `−${sum(quote.couponAmount)}` }] : []),
    { name: words.shipping, value: cost(quote.shippingAmount) },
    { name: quote.tax.label, value: quote.tax.kind === 'none' ? '' : sum(quote.tax.amount) },
    { name: words.total, value: sum(quote.total), isTotal: true },
  ];
  return (
    <>
      {quote.shippingOptions.length > 0 && (
        <Choices legend={words.ways}>
          {quote.shippingOptions.map((option) => (
            <Tick
              key={option.type}
              group="way"
              label={words.way(option.title, cost(option.cost))}
              isOn={option.type === chosen}
              onChange={() => onWay(option.type)}
            />
          ))}
        </Choices>
      )}
      <Facts facts={facts} />
      {quote.remarks.length > 0 && <Flash tone="news">{quote.remarks.join(' ')}</Flash>}
      {quote.blockers.length > 0 ? (
        <Flash tone="error">{quote.blockers.join(' ')}</Flash>
      ) : (
        <Button kind="main" isWide isBusy={isBusy} onClick={() => onSend(looked)}>
          {words.send(sum(quote.total))}
        </Button>
      )}
    </>
  );
}
