import type { CallAnswer } from '../../../contract/call.ts';
import type { DeskProduct } from '../../../contract/desk/products.ts';
import type { ProductForm } from '../../../domain/desk/product/product-form.ts';

/** What every part of the form is handed. */
export interface ProductPartProps {
  readonly product: DeskProduct;
  readonly choices: CallAnswer<'GET /api/admin/products/choices'>['content'];
  readonly form: ProductForm;
  /** Why a value is refused, by its path. */
  readonly why: (path: string) => string | undefined;
  readonly isChanged: (path: string) => boolean;
  readonly onChange: (values: Partial<ProductForm>) => void;
  /** Somebody may only look. */
  readonly isFixed: boolean;
}
