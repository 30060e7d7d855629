// The door of the shop as a drawer, for whoever was about to do something. It is made by the account's feature, so
// root.tsx says where its code comes from.
import { OverlayPart, type OverlayProps } from '../overlay/lazy-overlay.tsx';

export interface SignedIn {
  readonly name: string;
  readonly loves: number;
  readonly bagItems: number;
  /** They meant to sign up and had an account: their password is what it was. */
  readonly hadAccount: boolean;
}

export interface SignInOverlayProps extends OverlayProps {
  title: string;
  /** Why it is asked for now. */
  lead: string;
  onSignedIn: (signedIn: SignedIn) => void;
}

export const signInOverlay = new OverlayPart<SignInOverlayProps>();
