import { z } from 'zod';

/** A form sends words, a script sends numbers. */
export const wholeNumber = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
]);
