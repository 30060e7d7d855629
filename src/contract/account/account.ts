// A customer's own things. Each change is a form of the account's pages; a script may send it as well.
import { z } from 'zod';
import { longestAddressPart } from '../../domain/account/address.ts';
import { operation } from '../operation.ts';

const done = z.strictObject({ success: z.literal(true) });
const part = z.string().trim().max(longestAddressPart);
const optionalPart = part.default('');
const byId = z.strictObject({ id: z.string().min(1).max(60) });
const nothing = z.strictObject({});

export const changeProfile = operation({
  id: 'changeProfile',
  method: 'POST',
  path: '/api/account/profile',
  access: 'customer',
  summary: 'Change the name and the phone number of the account',
  takesForm: true,
  body: z.strictObject({
    name: z.string().trim().min(1).max(80),
    phone: z.string().trim().max(30).default(''),
  }),
  status: 200,
  answer: done,
  problems: ['login_required', 'unprocessable'],
});

export const saveAddress = operation({
  id: 'saveAddress',
  method: 'POST',
  path: '/api/account/addresses',
  access: 'customer',
  summary: 'Add an address, or change the one that is named',
  takesForm: true,
  body: z.strictObject({
    id: z.uuid().optional(),
    label: z.string().trim().max(40).default(''),
    name: part,
    line1: part,
    line2: optionalPart,
    city: optionalPart,
    region: optionalPart,
    postalCode: optionalPart,
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found', 'unprocessable'],
});

export const removeAddress = operation({
  id: 'removeAddress',
  method: 'POST',
  path: '/api/account/addresses/{id}/remove',
  access: 'customer',
  summary: 'Remove an address',
  takesForm: true,
  params: byId,
  body: nothing,
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});

export const putAddressFirst = operation({
  id: 'putAddressFirst',
  method: 'POST',
  path: '/api/account/addresses/{id}/first',
  access: 'customer',
  summary: 'Offer this address first from now on',
  takesForm: true,
  params: byId,
  body: nothing,
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});

export const endSession = operation({
  id: 'endSession',
  method: 'POST',
  path: '/api/account/sessions/{id}/end',
  access: 'customer',
  summary: 'Sign out one other device',
  takesForm: true,
  params: byId,
  body: nothing,
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});

export const leaveWaitlist = operation({
  id: 'leaveWaitlist',
  method: 'POST',
  path: '/api/account/waitlist/{id}/leave',
  access: 'customer',
  summary: 'Wait no longer',
  takesForm: true,
  params: byId,
  body: nothing,
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});

export const withdrawConsent = operation({
  id: 'withdrawConsent',
  method: 'POST',
  path: '/api/account/consents/{channel}/withdraw',
  access: 'customer',
  summary: 'Take back what was agreed to: nothing more is sent that way',
  takesForm: true,
  params: z.strictObject({ channel: z.enum(['email', 'sms']) }),
  body: nothing,
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});

export const exportData = operation({
  id: 'exportData',
  method: 'GET',
  path: '/api/account/data',
  access: 'customer',
  summary: 'Everything the shop keeps under one’s name, as a file',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
  problems: ['login_required'],
});

export const closeAccount = operation({
  id: 'closeAccount',
  method: 'POST',
  path: '/api/account/close',
  access: 'customer',
  summary: 'Close the account for good; its address, typed again, says that it is meant',
  takesForm: true,
  body: z.strictObject({ email: z.string().trim().max(254) }),
  status: 200,
  answer: done,
  problems: ['login_required', 'unprocessable', 'conflict'],
});
