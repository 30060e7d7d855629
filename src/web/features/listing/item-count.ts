import { formatCount } from '../../../domain/text/format-count.ts';

export function itemCount(total: number): string {
  return `${formatCount(total)} ${total === 1 ? 'item' : 'items'}`;
}
