// What a gift card is worth, for whoever has its code: a plain form, without an account and without scripts.

import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import narrow from '../../../design/text/narrow-form.module.css';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/gift-card/words.ts';

interface BalancePageProps {
  /** The code as it was typed, and what was said to it: a `problem`, or `news`, and whether it is good (`isGood`). */
  formValues: Readonly<Record<string, string>>;
}

export function BalancePage({ formValues: { code = '', problem, news, isGood } }: BalancePageProps) {
  return (
    <div className={`${page.page} ${narrow.page}`}>
      <h1 className={text.title}>{words.balance}</h1>
      <p className={text.soft}>{words.codeIsInEmail}</p>
      {news && <Notification tone="done" title={news} />}
      {isGood && (
        <form method="post" action="/api/gift-cards/redeem">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" wide>
            {words.makeItCredit}
          </Button>
        </form>
      )}
      <form method="post" action="/api/gift-cards/balance" className={narrow.form}>
        <TextField
          label={words.cardNumber}
          name="code"
          required
          maxLength={96}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="VITR-0000-0000-…"
          defaultValue={code}
          errors={problem === undefined ? undefined : [problem]}
        />
        <Button type="submit" variant="line" wide>
          {words.check}
        </Button>
      </form>
      <p>
        <Link className={linkLook} to="/purchase-gift-certificate.html">
          {words.giveOne}
        </Link>
      </p>
    </div>
  );
}
