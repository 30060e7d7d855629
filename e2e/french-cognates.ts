// Words that English and French texts share, and that are right where French is read.

const spelledAlike = `
accident air alcohol alpha an apostrophes application arrive atelier baht beige blazer blazers blouse blouses
bordeaux but cabochon camel canada cancer car case champagne chose code codes cognac coin commissions
compression condition consent contact continue conversation cookie cookies correct cr cupro date de denim
dense description dinar discussion district dollar dollars eau en euro europe expiration expire express face
faces film fine fit flash forint foyer franc france glacier grain guide image images importer indigo
invitation iris jean jeans jersey lapis large lazuli leu lit long machine mail main malachite margin mauve maxi
me mentions menu message microns midi min mini minute minutes mobile moment mule mules nappa nickel nocturne
noir note notes olive on onyx opaque or orange orle page pages part parts pause pendant peso photo photos pile
pin pixels place places plan point polyester portugal postal product promotions proposition protection province
pulls question rand refuse regret ringgit rivets robots rose satin services session shekel signature silence
simple site six sms sort standard start sterling stock stop suggestions suite table tables taxes test tonka total
train twill type us utc uv vent viscose voile wide won xl yen yuan zip złoty
`;

/** Plants and substances, as labels must name them. */
const ingredients = `
alba amygdalus annuus aqua avena benzoate benzyl butyrospermum cellulose cera citronellol cocos coumarin denat
dulcis eugenol evernia farnesol geraniol helianthus hydroxycitronellal ionone isomethyl limonene linalool
nucifera oleate parfum parkii polyglyceryl prunastri prunus sativa tocopherol
`;

/** Formats, measures, what a call is answered with, letters of style numbers, and the markup in the texts of the product that tests it. */
const formats = `
alert amp approve cm customerreviews data form href http img jpeg json lp ml mm multipart onerror png script sq src utf wd webp
`;

export const cognates: ReadonlySet<string> = new Set(
  [spelledAlike, ingredients, formats].flatMap((words) => words.trim().split(/\s+/)),
);
