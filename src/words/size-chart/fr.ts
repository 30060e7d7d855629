export const sizeChart = 'Guide des tailles';
export const description = 'Les mensurations qui correspondent à nos tailles, en pouces et en centimètres.';
export const measurementsIn = 'Mensurations en';
export const inches = 'Pouces';
export const centimeters = 'Centimètres';
export const show = 'Afficher';
export const tableOf = (title: string) => `${title}, tableau des tailles`;
export const captionIn = {
  in: (title: string) => `${title} : mensurations en pouces`,
  cm: (title: string) => `${title} : mensurations en centimètres`,
};
export const size = 'Taille';
export const markedIsChosen = 'En évidence : la taille que vous avez choisie.';
export const howToMeasure = 'Prendre ses mesures';
export const decimal = (value: number) => String(value).replace('.', ',');

// The charts
export const clothing = 'Robes, hauts, mailles, jupes et manteaux';
export const trousers = 'Pantalons et jeans';
export const shoes = 'Chaussures';
export const bust = 'Poitrine';
export const waist = 'Tour de taille';
export const hip = 'Hanches';
export const footLength = 'Longueur du pied';
export const measureClothing =
  'Mètre bien à plat, épaules relâchées, souffle régulier. La poitrine à l’endroit le plus fort, la taille au plus creux, les hanches là où la robe s’en apercevra.';
export const measureTrousers =
  'Mesurez là où se posera la ceinture, un doigt glissé sous le mètre. Les hanches au plus large, pieds joints.';
export const measureShoes =
  'Le soir, debout sur une feuille, talon contre un mur, marquez l’orteil le plus long. Entre deux tailles, prenez la demie.';
