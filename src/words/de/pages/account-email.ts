import { inGerman } from '../../plural.ts';
import { shopName } from '../../shop-name.ts';

export const codeSubject = (code: string) => `${code} ist Ihr Code für ${shopName()}`;
export const codeToSignIn = (code: string) =>
  `${code} ist der Code, mit dem Sie sich bei ${shopName()} anmelden.`;
export const codeToChangeEmail = (code: string) =>
  `${code} ist der Code, der dies zur Adresse Ihres Kontos bei ${shopName()} macht.`;
export const codeGoodFor = (minutes: number) =>
  `Er gilt ${minutes} Minuten, ein einziges Mal. Wenn Sie das nicht waren, tun Sie nichts: Ohne ihn kommt niemand hinein.`;
export const resetSubject = () => `Ein neues Passwort für ${shopName()}`;
export const resetRequested = 'Jemand, hoffentlich Sie, hat um ein neues Passwort gebeten.';
export const chooseItHere = 'Hier wählen Sie es:';
export const chooseNewPassword = 'Neues Passwort wählen';
export const linkGoodFor = (hours: number) =>
  `Der Link gilt ${hours} ${inGerman(hours, 'Stunde', 'Stunden')}, ein einziges Mal. Wenn Sie das nicht waren, tun Sie nichts: Ohne ihn kommt niemand hinein.`;
export const passwordChangedSubject = 'Ihr Passwort wurde geändert';
export const passwordWasChanged = () =>
  `Das Passwort Ihres Kontos bei ${shopName()} wurde geändert, und jedes andere Gerät wurde abgemeldet.`;
export const passkeyAddedSubject = 'Ihrem Konto wurde ein Passkey hinzugefügt';
export const passkeyWasAdded = () =>
  `Ihrem Konto bei ${shopName()} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich anmelden. In Ihrem Konto ist er aufgeführt und lässt sich entfernen.`;
export const emailChangedSubject = 'Ihre E-Mail-Adresse wurde geändert';
export const emailWasChanged = () =>
  `Ihr Konto bei ${shopName()} hat eine neue E-Mail-Adresse. Diese hier öffnet es nicht mehr.`;
export const takeAccountBack = (url: string) =>
  `Wenn Sie das nicht waren, holen Sie sich Ihr Konto unter ${url} zurück oder antworten Sie auf diese E-Mail.`;
export const takeAddressBack =
  'Wenn Sie das nicht waren, antworten Sie sofort auf diese E-Mail: Wir geben das Konto an diese Adresse zurück. Sind Sie noch irgendwo angemeldet, ändern Sie dort zuerst Ihr Passwort; das meldet alle anderen ab.';
