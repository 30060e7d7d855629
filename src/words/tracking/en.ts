export const yourSay = 'Your say';
export const mayWeNote =
  'May we note what is looked at and added, to see what works? Without your name or address, and not before you answer.';
export const privacy = 'Privacy';
export const no = 'No, thank you';
export const yes = 'Yes, you may';
export const mostDetails = 'At most 20 details.';
