import type { DeskProductRow } from '../../../contract/desk/products.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Status } from '../parts/status.tsx';

const shapes = { live: 'done', scheduled: 'part', draft: 'off', archived: 'off' } as const;

export function ProductStatus({
  status,
  isListed = true,
}: Pick<DeskProductRow, 'status'> & { isListed?: boolean }) {
  return (
    <Status shape={shapes[status]}>
      {words.states[status]}
      {!isListed && `, ${words.unlisted.toLowerCase()}`}
    </Status>
  );
}
