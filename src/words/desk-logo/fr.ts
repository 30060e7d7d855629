export const chooseLogo = 'Choisir un logo';
export const otherLogo = 'Autre logo';
export const useName = 'Composer le nom en caractères';
export const logoHint =
  'PNG ou WebP, 48 pixels de haut au moins, transparent là où le papier se voit. Il a 32 pixels de haut au-dessus de la porte, en bas de page et dans les e-mails, et s’appelle comme la boutique.';
export const taking = 'Examen en cours…';
export const headingTypes = {
  newsreader: 'Newsreader, à empattements',
  grotesk: 'Hanken Grotesk, sans empattements',
  georgia: 'Georgia, à empattements, de l’appareil',
  system: 'Sans empattements, de l’appareil',
};
export const headingsHint = 'Les caractères des noms et des titres. Le texte reste tel quel.';
export const refusals = {
  no_picture: 'Un PNG ou un WebP d’une seule image. SVG n’est pas accepté : il peut contenir des programmes.',
  too_large: '1 Mo au plus.',
  too_many_pixels: 'Plus de pixels qu’aucun logo n’en demande : 16 millions au plus.',
  too_small: '48 pixels de haut au moins, sans quoi il est flou.',
  wrong_proportions: 'Au plus huit fois plus large que haut, et au plus deux fois plus haut que large.',
};
