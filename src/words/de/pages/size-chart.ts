export const sizeChart = 'Größentabelle';
export const description = 'Die Körpermaße hinter unseren Größen, in Zoll und Zentimetern.';
export const measurementsIn = 'Maße in';
export const inches = 'Zoll';
export const centimeters = 'Zentimetern';
export const show = 'Zeigen';
export const tableOf = (title: string) => `${title}, Größentabelle`;
export const captionIn = {
  in: (title: string) => `${title}: Körpermaße in Zoll`,
  cm: (title: string) => `${title}: Körpermaße in Zentimetern`,
};
export const size = 'Größe';
export const markedIsChosen = 'Markiert: die Größe, die Sie gewählt haben.';
export const howToMeasure = 'So messen Sie';
export const decimal = (value: number) => String(value).replace('.', ',');

// The charts
export const clothing = 'Kleider, Oberteile, Strick, Röcke und Mäntel';
export const trousers = 'Hosen und Jeans';
export const shoes = 'Schuhe';
export const bust = 'Brust';
export const waist = 'Taille';
export const hip = 'Hüfte';
export const footLength = 'Fußlänge';
export const measureClothing =
  'Das Band waagerecht, die Schultern locker, der Atem ruhig. Die Brust an der stärksten Stelle, die Taille an der schmalsten, die Hüfte dort, wo das Kleid sie bemerkt.';
export const measureTrousers =
  'Messen Sie dort, wo der Bund sitzen wird, mit einem Finger unter dem Band. Die Hüfte an der breitesten Stelle, die Füße beisammen.';
export const measureShoes =
  'Stellen Sie sich abends auf Papier, die Ferse an der Wand, und markieren Sie die längste Zehe. Zwischen zwei Größen nehmen Sie die halbe.';
