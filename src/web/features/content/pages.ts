import { type ContentPath, contentPaths } from '../../../domain/content/content-paths.ts';
import { contact } from './contact.tsx';
import type { ContentPage } from './content-page.ts';
import { exchanges, exchangesAbroad } from './exchanges.tsx';
import { financialNotice } from './financial-notice.tsx';
import { privacyPolicy } from './privacy-policy.tsx';
import { returnsPolicy } from './returns-policy.tsx';
import { shippingInternational, shippingUsa } from './shipping.tsx';
import { termsOfUse } from './terms-of-use.tsx';

const pages: Readonly<Record<ContentPath, () => ContentPage>> = {
  '/customerservice/returnspolicy': returnsPolicy,
  '/termsofuse': termsOfUse,
  '/privacypolicy': privacyPolicy,
  '/financialnotice': financialNotice,
  '/article/what-is-your-exchange-policy': exchanges,
  '/article/int-how-do-i-make-an-exchange': exchangesAbroad,
  '/shippingusa': shippingUsa,
  '/shippinginternational': shippingInternational,
  '/contact': contact,
};

export function contentPageAt(path: string): ContentPage | null {
  const known = contentPaths.find((other) => other === path.replace(/\/$/, ''));
  return known ? pages[known]() : null;
}
