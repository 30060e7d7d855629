import { OverlayPart } from '../../../parts/overlay/lazy-overlay.tsx';

/** The search over any page; its code comes when it is opened. */
export const search = new OverlayPart(() => import('./search-panel.tsx'));
