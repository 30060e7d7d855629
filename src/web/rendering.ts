// The keys by which a page finds what the server hands it.
import { createContext } from 'react-router';
import type { Rendering } from '../contract/rendering.ts';
import type { PageShop } from '../shop/shop.ts';

export const rendering = createContext<Rendering>();
export const shop = createContext<PageShop>();
