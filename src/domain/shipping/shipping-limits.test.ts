import { describe, expect, test } from 'vitest';
import { destinationMessage, judgeShipping, shipsTo } from './shipping-limits.ts';

const anywhere = { restrictCountries: [], airProhibited: false };
const northern = {
  ...anywhere,
  restrictCountries: [
    { countryId: 38, code: 'CA', name: 'Canada' },
    { countryId: 223, code: 'US', name: 'United States' },
  ],
};
const perfume = { ...anywhere, airProhibited: true };
const atHome = { country: 'US', mostAirProhibited: 4 };

describe('where a thing may go', () => {
  test('[IX-03] a list names the only countries; whoever is elsewhere is told them, the others nothing', () => {
    expect(['US', 'us', 'CA', 'FR'].map((country) => shipsTo(northern, country))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(destinationMessage(northern, 'FR')).toBe('Only ships to: United States, Canada');
    expect(destinationMessage(northern, 'CA')).toBeNull();
  });

  test('[IX-03] without a list it goes everywhere; whoever is somewhere unknown is taken to be at home', () => {
    expect(destinationMessage(anywhere, 'FR')).toBeNull();
    expect(destinationMessage(northern, null)).toBeNull();
    const abroadOnly = { ...anywhere, restrictCountries: [{ countryId: 38, code: 'CA', name: 'Canada' }] };
    expect(destinationMessage(abroadOnly, null)).toBe('Only ships to: Canada');
  });

  test('[IX-04] what cannot fly does not leave the country', () => {
    expect(destinationMessage(perfume, 'CA')).toBe(
      'Item cannot ship with an expedited method or outside the domestic US.',
    );
    expect([destinationMessage(perfume, 'US'), destinationMessage(perfume, null)]).toEqual([null, null]);
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
      orderProblem: 'Only 4 things that cannot ship by air fit an order. Take out 1 to check out.',
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
      orderProblem: '2 things in your bag do not ship to where you are. Take them out to check out.',
    });
    expect(judged(lines.slice(0, 1), { ...atHome, country: 'FR' }).orderProblem).toBe(
      'One thing in your bag does not ship to where you are. Take it out to check out.',
    );
  });
});
