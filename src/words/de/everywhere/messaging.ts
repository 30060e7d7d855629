import { shopName } from '../../shop-name.ts';

export const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const invalidPhone = 'Bitte geben Sie eine gültige Telefonnummer ein.';
export const stoppedSms = () =>
  `${shopName()}: Sie stehen nicht mehr auf der Liste und erhalten keine SMS mehr. Mit START machen Sie das rückgängig.`;
export const readOutbox =
  'Dieser Laden versendet keine E-Mails: Was er versandt hätte, liegt im [eigenen Postausgang].';
