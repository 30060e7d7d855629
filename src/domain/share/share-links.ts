// Where a product can be shared to.

export type ShareNetwork = 'Facebook' | 'Pinterest' | 'X';

export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly imageUrl: string;
}

export const sharePopup = { width: 600, height: 350 } as const;

export function shareLinks({
  url,
  title,
  imageUrl,
}: Shared): readonly { network: ShareNetwork; href: string }[] {
  const address = (base: string, parameters: Readonly<Record<string, string>>) =>
    `${base}?${Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`;
  return [
    { network: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    {
      network: 'Pinterest',
      href: address('https://www.pinterest.com/pin/create/button/', {
        url,
        media: imageUrl,
        description: title,
      }),
    },
    { network: 'X', href: address('https://x.com/intent/post', { url, text: title }) },
  ];
}
