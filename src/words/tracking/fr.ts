export const yourSay = 'Votre choix';
export const mayWeNote =
  'Pouvons-nous noter ce qui est regardé et ajouté, pour voir ce qui marche ? Sans votre nom ni votre adresse, et pas avant votre réponse.';
export const privacy = 'Confidentialité';
export const no = 'Non, merci';
export const yes = 'Oui, volontiers';
export const mostDetails = '20 détails au plus.';
