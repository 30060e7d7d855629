export const preview = 'Preview';
export const previewHint = 'This is a preview. Shoppers do not see it, and nothing of it can be bought.';
export const draftHint = (moment: string) =>
  `A draft, as on ${moment}. Only who has the link sees it; pieces and prices are those of now.`;
export const draftOutHint = 'Shoppers would not find this page then.';
