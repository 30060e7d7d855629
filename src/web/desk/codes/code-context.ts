import type { DeskCode } from '../../../contract/desk/codes.ts';

/** What every part of a code's page is handed. */
export interface CodePartProps {
  code: DeskCode;
  onChanged: () => void;
}
