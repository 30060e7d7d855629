// Words that German texts share with English or French ones, and that are right where German is read.

const spelledAlike = `
accessoires adresse alert alpha also am an annuus app application april arm august baht band bank beige blazer blazers
bordeaux brief browser butter cabochon canada code codes cognac cookie cookies crêpe cupro data denim de des dinar dollar
dollars eircode euro express feed fern film filter finger fit forint form fort gold hand hat hygiene in indigo
international iris japan je jeans jersey karité krone lang leu link links lira liste mai mail mails mal manche margin
material merino min minute moment momme name new nickel nocturne normal november offline online onyx orange orle oval papier
parameter parfum parfums passe passkey passkeys per perle person peso pin plan polyester popeline portugal positive post
problem product profil proposition pumps rand real region rest revers ring ringgit rings rupiah ruthenium safran saison
sand satin see september server shirt shirts sms so sofas stand start status stop tablet taille text token uns usa utc uv
vetiver warm was welt wide will wind won yen yuan zip złoty
`;

/** Plants and substances, as labels must name them. */
const ingredients = `
alba alcohol amygdalus aqua avena benzoate benzyl butyrospermum cera citronellol cocos coumarin denat dulcis eau eugenol
evernia farnesol geraniol helianthus hydroxycitronellal ionone isomethyl limonene linalool nucifera oleate parkii
polyglyceryl prunastri prunus sativa tocopherol
`;

/** Formats, measures, what a call is answered with, letters of style numbers, and the markup in the texts of the product that tests it. */
const formats = `
amp cm como continue cr customerreviews href http img jpeg json kb lastdance lp mm multipart onerror png script sq src
termsofuse utf wd webp
`;

export const cognates: ReadonlySet<string> = new Set(
  [spelledAlike, ingredients, formats].flatMap((words) => words.trim().split(/\s+/)),
);
