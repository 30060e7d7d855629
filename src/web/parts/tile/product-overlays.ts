// What a tile opens of its product. Both are made by the product's feature, so root.tsx says where their code comes from.
import { OverlayPart, type OverlayProps } from '../overlay/lazy-overlay.tsx';

export interface ProductOverlayProps extends OverlayProps {
  productId: number;
  name: string;
}

export const quickView = new OverlayPart<ProductOverlayProps>();
export const quickAdd = new OverlayPart<ProductOverlayProps>();
