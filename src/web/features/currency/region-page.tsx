// Where one shops as, and in which currency: a plain form, so that the whole shop is shown anew.
import { Button } from '../../../design/button/button.tsx';
import { Select } from '../../../design/field/select.tsx';
import narrow from '../../../design/text/narrow-form.module.css';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import type { Consent } from '../../../domain/tracking/consent.ts';
import styles from './region-page.module.css';

export interface RegionPageProps {
  countries: readonly { readonly code: string; readonly name: string }[];
  currencies: readonly { readonly code: string; readonly name: string }[];
  country: string;
  /** Empty for the country's own. */
  currency: string;
  /** The words for the day whose rates are used; null when nothing is exchanged. */
  ratesOf: string | null;
  /** Whether what they do is noted. */
  consent: Consent;
  refusedByBrowser: boolean;
  returnTo: string;
}

export function RegionPage(props: RegionPageProps) {
  const { countries, currencies, country, currency, ratesOf, returnTo } = props;
  return (
    <div className={`${page.page} ${narrow.page}`}>
      <h1 className={text.title}>Country and currency</h1>
      <p className={text.soft}>
        Say where your parcel goes, and we show what ships there and what it costs. You are charged in US
        dollars; other currencies are a guide.
      </p>
      <form method="post" action="/api/region" className={narrow.form}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Select label="Country" name="country" required omitAsterisk defaultValue={country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Currency" name="currency" defaultValue={currency}>
          <option value="">The country’s own</option>
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </Select>
        <Button type="submit" wide>
          Save
        </Button>
      </form>
      {ratesOf && (
        <p className={`${text.small} ${text.soft}`}>Exchanged at the reference rates of {ratesOf}.</p>
      )}
      <ConsentChoice {...props} />
    </div>
  );
}

/** What one has said of being tracked, to be changed at any time. */
function ConsentChoice({ consent, refusedByBrowser }: RegionPageProps) {
  return (
    <section id="consent" className={styles.consent} aria-labelledby="consent-heading">
      <h2 id="consent-heading" className={text.heading}>
        What we note
      </h2>
      <p className={text.soft}>
        What is looked at and added, without a name or an address beside it, to see what works.{' '}
        {refusedByBrowser
          ? 'Your browser asks not to be tracked, so nothing you do is noted, whatever is chosen here.'
          : consent === 'free'
            ? 'What you do is noted now.'
            : 'Nothing you do is noted now.'}
      </p>
      <form method="post" action="/api/consent" className={styles.answers}>
        <input type="hidden" name="returnTo" value="/region#consent" />
        <Button type="submit" variant="line" name="choice" value="no" wide>
          Do not note it
        </Button>
        <Button type="submit" variant="line" name="choice" value="yes" wide>
          Note it
        </Button>
      </form>
    </section>
  );
}
