import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealedCookie } from '../../account/sealed-cookie.ts';
import { type FormValues, fitting } from './form-answer.ts';

const cookie = sealedCookie<FormValues>({
  name: '__Host-typed',
  secret: 'a secret of at least 32 characters',
  isSecure: true,
  seconds: 600,
});

test('whatever was typed, a browser keeps the cookie it comes back in', () => {
  const words = fc.string({ unit: 'binary', maxLength: 2_000 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), words, { maxKeys: 10 }),
      (formValues) => {
        expect(cookie.seal(fitting(formValues), Date.now()).length).toBeLessThanOrEqual(4_096);
      },
    ),
  );
});

test('what fits comes back whole, and of what does not the longest goes first', () => {
  const formValues = { name: 'Odile', message: '"'.repeat(2_000), notice: 'Something is not right yet.' };
  expect(fitting({ ...formValues, message: 'short' })).toEqual({ ...formValues, message: 'short' });
  expect(fitting(formValues)).toEqual({ name: 'Odile', notice: 'Something is not right yet.' });
});
