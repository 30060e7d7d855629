export const preview = 'Aperçu';
export const previewHint = 'Ceci est un aperçu. Les clients ne le voient pas, et rien ne peut y être acheté.';
