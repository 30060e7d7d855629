import type { WireLandingPage } from '../../../contract/content/content-desk.ts';
import { words } from '../../../words/desk-content/words.ts';
import { type Shape, Status } from '../parts/status.tsx';

const shapes: Readonly<Record<WireLandingPage['state'], Shape>> = {
  new: 'open',
  planned: 'late',
  live: 'done',
  over: 'off',
  taken_down: 'off',
};

/** Where a landing page stands for shoppers. */
export const LandingStatus = ({ state }: Pick<WireLandingPage, 'state'>) => (
  <Status shape={shapes[state]}>{words.landingStates[state]}</Status>
);
