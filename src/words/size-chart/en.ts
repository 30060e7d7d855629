export const sizeChart = 'Size chart';
export const description = 'Body measurements behind our sizes, in inches and centimeters.';
export const measurementsIn = 'Measurements in';
export const inches = 'Inches';
export const centimeters = 'Centimeters';
export const show = 'Show';
export const tableOf = (title: string) => `${title}, size table`;
export const captionIn = {
  in: (title: string) => `${title}: body measurements in inches`,
  cm: (title: string) => `${title}: body measurements in centimeters`,
};
export const size = 'Size';
export const markedIsChosen = 'Marked: the size you chose.';
export const howToMeasure = 'How to measure';
export const decimal = (value: number) => String(value);

// The charts
export const clothing = 'Dresses, tops, knits, skirts and coats';
export const trousers = 'Trousers and jeans';
export const shoes = 'Shoes';
export const bust = 'Bust';
export const waist = 'Waist';
export const hip = 'Hip';
export const footLength = 'Foot length';
export const measureClothing =
  'Tape level, shoulders down, breath normal. Bust at the fullest point, waist at the narrowest, hip where the dress will notice.';
export const measureTrousers =
  'Measure where the waistband will sit, with one finger under the tape. Hip at the widest, feet together.';
export const measureShoes =
  'Stand on paper in the evening, heel against a wall, and mark the longest toe. Between two sizes, take the half.';
