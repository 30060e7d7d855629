import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriers, parseCarrier, trackingCodePattern, trackingUrl } from './carrier.ts';

const hosts = {
  ups: 'www.ups.com',
  usps: 'tools.usps.com',
  fedex: 'www.fedex.com',
  dhl: 'www.dhl.com',
  dpd: 'tracking.dpd.de',
  canada_post: 'www.canadapost-postescanada.ca',
  royal_mail: 'www.royalmail.com',
  la_poste: 'www.laposte.fr',
} as const;

test('a number leads to its carrier’s page, without the spaces of its label', () => {
  expect(trackingUrl({ carrier: 'ups', trackingCode: '1Z 999 AA1' })).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA1',
  );
  expect(trackingUrl({ carrier: 'royal_mail', trackingCode: 'AB-1' })).toBe(
    'https://www.royalmail.com/track-your-item#/tracking-results/AB-1',
  );
});

test('there is no link without a carrier’s page, a carrier or a number', () => {
  expect(trackingUrl({ carrier: 'other', trackingCode: '1Z' })).toBeNull();
  expect(trackingUrl({ carrier: null, trackingCode: '1Z' })).toBeNull();
  expect(trackingUrl({ carrier: 'ups', trackingCode: null })).toBeNull();
  expect(trackingUrl({ carrier: 'ups', trackingCode: '   ' })).toBeNull();
});

test('whatever is in the number, a link stays on its carrier’s host and ends with nothing but the number', () => {
  const nasty = fc.constantFrom('../', '&x=', '#', '%2e', '@evil.example', '"><script>', '\u202e', '?', '//');
  const codePart = fc.oneof(fc.string(), fc.stringMatching(trackingCodePattern), nasty);
  const carrierWithPage = fc.constantFrom(...carriers.filter((carrier) => carrier !== 'other'));
  fc.assert(
    fc.property(carrierWithPage, fc.array(codePart, { maxLength: 3 }), (carrier, parts) => {
      const trackingCode = parts.join('');
      const url = trackingUrl({ carrier, trackingCode });
      if (url === null) return;
      expect(new URL(url).host).toBe(hosts[carrier]);
      expect(new URL(url).protocol).toBe('https:');
      expect(url).toMatch(/[=/][\w-]+$/);
      expect(url.endsWith(trackingCode.replaceAll(' ', ''))).toBe(true);
    }),
  );
});

test('a carrier is read as people write it', () => {
  expect(['UPS', 'royal mail', 'Royal-Mail', 'LA POSTE', 'Colissimo', 'other'].map(parseCarrier)).toEqual([
    'ups',
    'royal_mail',
    'royal_mail',
    'la_poste',
    'la_poste',
    'other',
  ]);
  expect(parseCarrier('Pigeon')).toBeUndefined();
  expect(parseCarrier('')).toBeUndefined();
});
