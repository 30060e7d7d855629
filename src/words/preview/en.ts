export const preview = 'Preview';
export const previewHint = 'This is a preview. Shoppers do not see it, and nothing of it can be bought.';
