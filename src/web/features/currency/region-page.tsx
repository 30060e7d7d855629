// Where one shops as, and in which currency: a plain form, so that the whole shop is shown anew.
import { Button } from '../../../design/button/button.tsx';
import { Select } from '../../../design/field/select.tsx';
import narrow from '../../../design/text/narrow-form.module.css';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';

export interface RegionPageProps {
  countries: readonly { readonly code: string; readonly name: string }[];
  currencies: readonly { readonly code: string; readonly name: string }[];
  country: string;
  /** Empty for the country's own. */
  currency: string;
  /** The words for the day whose rates are used; null when nothing is exchanged. */
  ratesOf: string | null;
  returnTo: string;
}

export function RegionPage({ countries, currencies, country, currency, ratesOf, returnTo }: RegionPageProps) {
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
    </div>
  );
}
