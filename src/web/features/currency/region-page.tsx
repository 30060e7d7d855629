// Where one shops as, and in which currency: a plain form, so that the whole shop is shown anew.
import { Button } from '../../../design/button/button.tsx';
import { Select } from '../../../design/field/select.tsx';
import narrow from '../../../design/text/narrow-form.module.css';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import type { Consent } from '../../../domain/tracking/consent.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/currency/words.ts';
import { LanguageLink } from '../../parts/page/language-link.tsx';
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
      <h1 className={text.title}>{words.title}</h1>
      <p className={text.soft}>{words.lead}</p>
      <form method="post" action="/api/region" className={narrow.form}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Select label={words.country} name="country" required omitAsterisk defaultValue={country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select label={words.currency} name="currency" defaultValue={currency}>
          <option value="">{words.countrysOwn}</option>
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </Select>
        <Button type="submit" wide>
          {words.save}
        </Button>
      </form>
      {ratesOf && <p className={`${text.small} ${text.soft}`}>{words.ratesOf(ratesOf)}</p>}
      <LanguageChoice />
      <ConsentChoice {...props} />
    </div>
  );
}

function LanguageChoice() {
  return (
    <section className={styles.part} aria-labelledby="language-heading">
      <h2 id="language-heading" className={text.heading}>
        {words.language}
      </h2>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one has said of being tracked, to be changed at any time. */
function ConsentChoice({ consent, refusedByBrowser }: RegionPageProps) {
  return (
    <section id="consent" className={styles.part} aria-labelledby="consent-heading">
      <h2 id="consent-heading" className={text.heading}>
        {words.whatWeNote}
      </h2>
      <p className={text.soft}>
        {words.whatIsNoted}{' '}
        {refusedByBrowser ? words.browserRefuses : consent === 'free' ? words.isNoted : words.isNotNoted}
      </p>
      <form method="post" action="/api/consent" className={styles.answers}>
        <input type="hidden" name="returnTo" value="/region#consent" />
        <Button type="submit" variant="line" name="choice" value="no" wide>
          {words.doNotNote}
        </Button>
        <Button type="submit" variant="line" name="choice" value="yes" wide>
          {words.note}
        </Button>
      </form>
    </section>
  );
}
