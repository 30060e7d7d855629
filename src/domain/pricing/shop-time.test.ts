import { expectTypeOf, test } from 'vitest';
import { dealCountdown, dealState, flashDealPhase, isDealSoldOut, nextDealTurn } from './deal.ts';
import { priceToShow } from './price.ts';
import type { ShopTime } from './shop-time.ts';

test('what a plain clock says is no time of the shop, and no price or deal takes it for one', () => {
  expectTypeOf<number>().not.toExtend<ShopTime>();
  expectTypeOf(priceToShow).parameter(1).toEqualTypeOf<ShopTime>();
  for (const rule of [dealCountdown, dealState, flashDealPhase, isDealSoldOut, nextDealTurn])
    expectTypeOf(rule).parameter(1).toEqualTypeOf<ShopTime>();
});
