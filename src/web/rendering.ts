// What the server hands to every page: the shop to ask, and how to render.
import { createContext } from 'react-router';

export interface Rendering {
  /** 'whole' waits for every section, so that the page can be kept; 'stream' sends the first ones at once. */
  readonly mode: 'whole' | 'stream';
  /** Present when inline scripts are allowed by nonce; kept pages are allowed by hash instead. */
  readonly nonce?: string;
  readonly onError: (error: unknown) => void;
}

export const rendering = createContext<Rendering>();
export const shop = createContext<unknown>();
