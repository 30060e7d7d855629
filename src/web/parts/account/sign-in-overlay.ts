// The door of the shop as a drawer, for whoever was about to do something. It is made by the account's feature, so
// root.tsx says where its code comes from.
import { OverlayPart, type OverlayProps } from '../overlay/lazy-overlay.tsx';

export interface SignInOverlayProps extends OverlayProps {
  title: string;
  /** Why it is asked for now. */
  lead: string;
  onSignedIn: (signedIn: { name: string; loves: number; bagItems: number }) => void;
}

export const signInOverlay = new OverlayPart<SignInOverlayProps>();
