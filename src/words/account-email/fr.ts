import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

export const codeSubject = (code: string) => `${code} est votre code ${shopName()}`;
export const codeToSignIn = (code: string) =>
  `${code} est votre code pour vous connecter chez ${shopName()}.`;
export const codeToChangeEmail = (code: string) =>
  `${code} est le code qui fait de cette adresse celle de votre compte ${shopName()}.`;
export const codeGoodFor = (minutes: number) =>
  `Il est valable ${minutes} minutes, une seule fois. Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans ce code, personne n’entre.`;
export const resetSubject = () => `Un nouveau mot de passe pour ${shopName()}`;
export const resetRequested = 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe.';
export const chooseItHere = 'Choisissez-le ici :';
export const chooseNewPassword = 'Choisir un nouveau mot de passe';
export const linkGoodFor = (hours: number) =>
  `Le lien est valable ${hours} ${inFrench(hours, 'heure', 'heures')}, une seule fois. Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans ce lien, personne n’entre.`;
export const passwordChangedSubject = 'Votre mot de passe a été modifié';
export const passwordWasChanged = () =>
  `Le mot de passe de votre compte ${shopName()} a été modifié, et tous les autres appareils ont été déconnectés.`;
export const passkeyAddedSubject = 'Une clé d’accès a été ajoutée à votre compte';
export const passkeyWasAdded = () =>
  `Une clé d’accès a été ajoutée à votre compte ${shopName()}. La personne qui la détient peut se connecter. Votre compte l’affiche, et permet de la retirer.`;
export const emailChangedSubject = 'Votre adresse e-mail a été modifiée';
export const emailWasChanged = () =>
  `Votre compte ${shopName()} a une nouvelle adresse e-mail. Celle-ci ne permet plus d’y accéder.`;
export const takeAccountBack = (url: string) =>
  `Si ce n’était pas vous, reprenez votre compte sur ${url} ou répondez à cet e-mail.`;
export const takeAddressBack =
  'Si ce n’était pas vous, répondez à cet e-mail sans attendre : nous rendrons le compte à cette adresse. Si vous êtes encore connecté quelque part, changez-y d’abord votre mot de passe, ce qui déconnecte tous les autres appareils.';
