const count = new Intl.NumberFormat('en-US');

export function itemCount(total: number): string {
  return `${count.format(total)} ${total === 1 ? 'item' : 'items'}`;
}
