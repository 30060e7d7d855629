// What a product is, as a judge of searches sees it: by its rows, never by what a search made of them.
import { colorFamilyOf } from '../../../domain/listing/color-family.ts';

export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly color: string;
  readonly family: string;
  readonly categories: readonly string[];
  readonly materials: string;
  readonly details: string;
  /** In dollars, as the shop asks for it outside flash deals. */
  readonly price: number;
  readonly isOnSale: boolean;
  readonly daysOnline: number;
  /** Those that can be had. */
  readonly sizes: readonly string[];
}

/** Everything that is named must hold; of a list, any of it. */
export interface Wanted {
  readonly in?: readonly string[];
  /** Families, or words of the colour's own name. */
  readonly color?: readonly string[];
  readonly of?: RegExp;
  readonly named?: RegExp;
  readonly inDetails?: RegExp;
  readonly brand?: string;
  readonly size?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  readonly isOnSale?: true;
  readonly isNew?: true;
  readonly id?: number;
}

export function isWanted(goods: Goods, wanted: Wanted): boolean {
  const { in: places, color, of: cloth, named, inDetails, brand, size } = wanted;
  const colors = [goods.family, ...goods.color.toLowerCase().split(/[^a-z]+/)];
  return (
    (!places || places.some((place) => goods.categories.includes(place))) &&
    (!color || color.some((each) => colors.includes(each))) &&
    (!cloth || cloth.test(goods.materials)) &&
    (!named || named.test(goods.name)) &&
    (!inDetails || inDetails.test(`${goods.name} ${goods.details}`)) &&
    (!brand || goods.brand === brand) &&
    (!size || size.some((each) => goods.sizes.includes(each))) &&
    goods.price >= (wanted.from ?? 0) &&
    goods.price <= (wanted.to ?? Number.POSITIVE_INFINITY) &&
    (!wanted.isOnSale || goods.isOnSale) &&
    (!wanted.isNew || goods.daysOnline <= 61) &&
    (wanted.id === undefined || goods.id === wanted.id)
  );
}

const allGoods = `
  select product.id, product.name, brand.name as brand, color_name as color,
         array_to_string(materials, ' | ') as materials, array_to_string(details, ' / ') as details,
         coalesce(promo_minor, sale_minor, price_minor) / 100.0 as price,
         coalesce(promo_minor, sale_minor) is not null as is_on_sale, current_date - online_since as days_online,
         array(select slug from product_category join category on category.id = category_id
                where product_id = product.id) as categories,
         array(select size_group.name from sku join stock_level on sku_id = sku.id and on_hand > reserved
                 join size_group on size_group.id = size_group_id where sku.product_id = product.id) as sizes
    from product join brand on brand.id = brand_id join price on price.product_id = product.id`;

export async function readGoods(
  query: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<Map<number, Goods>> {
  const rows = await query(allGoods);
  const goods = rows.map(
    (row): Goods => ({
      id: Number(row.id),
      name: String(row.name),
      brand: String(row.brand),
      color: String(row.color),
      family: colorFamilyOf(String(row.color)),
      categories: row.categories as string[],
      materials: String(row.materials),
      details: String(row.details),
      price: Number(row.price),
      isOnSale: Boolean(row.is_on_sale),
      daysOnline: Number(row.days_online),
      sizes: row.sizes as string[],
    }),
  );
  return new Map(goods.map((each) => [each.id, each]));
}
