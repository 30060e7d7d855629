import type { ImportState } from '../../../domain/import/import-state.ts';
import { words } from '../../../words/desk-import/words.ts';
import { type Shape, Status } from '../parts/status.tsx';

const shapes: Readonly<Record<ImportState, Shape>> = {
  checking: 'part',
  checked: 'open',
  applying: 'part',
  applied: 'done',
  undoing: 'part',
  undone: 'off',
  failed: 'trouble',
};

export const ImportStatus = ({ state }: { state: ImportState }) => (
  <Status shape={shapes[state]}>{words.states[state]}</Status>
);
