// What stands below a product, where there is something to show.
import type { Placement } from './recommendation.ts';

/** People's own photographs stand there too. What this device saw before is known to the device alone. */
export type LowerShelf = Placement | 'photos';
