import { OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';

export const photoViewer = new OverlayPart(() => import('./viewer/photo-viewer.tsx'));
