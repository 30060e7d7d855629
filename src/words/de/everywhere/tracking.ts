export const yourSay = 'Ihr Wort';
export const mayWeNote =
  'Dürfen wir notieren, was angesehen und in den Warenkorb gelegt wird, um zu sehen, was funktioniert? Ohne Ihren Namen und Ihre Anschrift, und nicht, bevor Sie antworten.';
export const privacy = 'Datenschutz';
export const no = 'Nein, danke';
export const yes = 'Ja, gern';
export const mostDetails = 'Höchstens 20 Angaben.';
