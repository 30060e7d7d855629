export const preview = 'Aperçu';
export const previewHint = 'Ceci est un aperçu. Les clients ne le voient pas, et rien ne peut y être acheté.';
export const draftHint = (moment: string) =>
  `Un brouillon, tel qu’il sera le ${moment}. Seuls ceux qui ont le lien le voient\u202f; les pièces et les prix sont ceux d’aujourd’hui.`;
export const draftOutHint = 'Les clients ne trouveraient pas cette page à ce moment-là.';
