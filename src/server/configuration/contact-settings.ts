// Where shoppers reach the merchant.
import { z } from 'zod';
import { emailProblem } from '../../domain/messaging/email.ts';

export const contactSettings = {
  CONTACT_EMAIL: z
    .string()
    .refine((text) => emailProblem(text) === null, 'must be an email address such as hello@shop.example')
    .optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ().-]{5,30}$/, 'must be a phone number such as +1 212 555 0100')
    .optional(),
  CONTACT_ADDRESS: z
    .string()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]{5,200}$/u, 'must be one line of at most 200 characters')
    .optional(),
};
