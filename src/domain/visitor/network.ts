/**
 * The network that an address belongs to: the first three numbers of four, or 48 bits of the newer kind. It tells where
 * something came from, and not who it was. Empty for what is no address.
 */
export function networkOf(address: string): string {
  const [, four] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address) ?? [];
  if (four !== undefined) return `${four}.0`;
  if (!/^[0-9a-f:]{2,39}$/i.test(address) || !address.includes(':')) return '';
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const first = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])];
  return `${first
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}
