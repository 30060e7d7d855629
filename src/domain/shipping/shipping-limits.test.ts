import { describe, expect, test } from 'vitest';
import { destinationProblem, judgeShipping, shipsTo } from './shipping-limits.ts';

const anywhere = { restrictCountries: [], airProhibited: false };
const northern = {
  ...anywhere,
  restrictCountries: [
    { countryId: 38, code: 'CA', name: 'Canada' },
    { countryId: 223, code: 'US', name: 'United States' },
  ],
};
const perfume = { ...anywhere, airProhibited: true };
const everywhere = { soldTo: [] };
const atHome = { country: 'US', mostAirProhibited: 4, ...everywhere };

describe('where a thing may go', () => {
  test('[IX-03] a list names the only countries; whoever is elsewhere is told them, the others nothing', () => {
    expect(['US', 'us', 'CA', 'FR'].map((country) => shipsTo(northern, country))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(destinationProblem(northern, 'FR', everywhere)).toEqual({
      code: 'cannotShipToCountry',
      countries: northern.restrictCountries,
    });
    expect(destinationProblem(northern, 'CA', everywhere)).toBeNull();
  });

  test('[IX-03] without a list it goes everywhere; whoever is somewhere unknown is taken to be at home', () => {
    expect(destinationProblem(anywhere, 'FR', everywhere)).toBeNull();
    expect(destinationProblem(northern, null, everywhere)).toBeNull();
    const abroadOnly = { ...anywhere, restrictCountries: [{ countryId: 38, code: 'CA', name: 'Canada' }] };
    expect(destinationProblem(abroadOnly, null, everywhere)).toEqual({
      code: 'cannotShipToCountry',
      countries: abroadOnly.restrictCountries,
    });
  });

  test('nothing goes to a country under embargo, whatever its own list says', () => {
    const listed = {
      ...anywhere,
      restrictCountries: [...northern.restrictCountries, { countryId: 112, code: 'KP', name: 'North Korea' }],
    };
    for (const country of ['KP', 'kp', 'CU', 'IR']) {
      expect(destinationProblem(anywhere, country, everywhere)).toEqual({
        code: 'cannotShipToCountry',
        countries: [],
      });
      expect(destinationProblem(listed, country, everywhere)).toEqual({
        code: 'cannotShipToCountry',
        countries: northern.restrictCountries,
      });
    }
    expect(shipsTo(anywhere, 'KR')).toBe(true);
  });

  test('where the shop does not sell nothing goes, whatever its own list says; home is always sold to', () => {
    const few = { soldTo: ['CA', 'US'] };
    const problem = { code: 'cannotShipToCountry', countries: [] };
    expect(['FR', 'fr', 'XX'].map((country) => destinationProblem(anywhere, country, few))).toEqual([
      problem,
      problem,
      problem,
    ]);
    expect([null, 'US', 'ca', 'ZZ'].map((country) => destinationProblem(anywhere, country, few))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(
      judgeShipping([{ ...northern, quantity: 1 }], { ...atHome, ...few, country: 'MX' }).orderProblem,
    ).toEqual({
      code: 'not_to_destination',
      lines: 1,
    });
  });

  test('[IX-04] what cannot fly does not leave the country', () => {
    expect(destinationProblem(perfume, 'CA', everywhere)).toEqual({ code: 'airProhibitedDestination' });
    expect([
      destinationProblem(perfume, 'US', everywhere),
      destinationProblem(perfume, null, everywhere),
    ]).toEqual([null, null]);
  });
});

describe('what stands against an order', () => {
  const judged = (lines: Parameters<typeof judgeShipping>[0], rules = atHome) => {
    const { problems, orderProblem } = judgeShipping(lines, rules);
    return { codes: lines.map((line) => problems.get(line)?.code ?? null), orderProblem };
  };

  test('[IX-04] as many as the setting says fit one order, over all lines; one more is too many', () => {
    const two = { ...perfume, quantity: 2 };
    const dress = { ...anywhere, quantity: 9 };
    expect(judged([two, dress, { ...perfume, quantity: 2 }])).toEqual({
      codes: [null, null, null],
      orderProblem: null,
    });
    expect(judged([two, dress, { ...perfume, quantity: 3 }])).toEqual({
      codes: ['airProhibited', null, 'airProhibited'],
      orderProblem: { code: 'too_many_grounded', most: 4, excess: 1 },
    });
  });

  test('[IX-03, IX-04] what does not ship to where they are is said first', () => {
    const lines = [
      { ...northern, quantity: 1 },
      { ...perfume, quantity: 7 },
      { ...anywhere, quantity: 1 },
    ];
    expect(judged(lines, { ...atHome, country: 'FR' })).toEqual({
      codes: ['cannotShipToCountry', 'airProhibitedDestination', null],
      orderProblem: { code: 'not_to_destination', lines: 2 },
    });
    expect(judged(lines.slice(0, 1), { ...atHome, country: 'FR' }).orderProblem).toEqual({
      code: 'not_to_destination',
      lines: 1,
    });
  });
});
