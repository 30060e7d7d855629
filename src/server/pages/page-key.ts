// Under what a page for everyone is kept: its address, and all that it knows of who looks at it.
import { type DeliveryTerms, isSoldTo, unsoldCountry } from '../../domain/shipping/delivery-terms.ts';
import { homeOrAbroad } from '../../domain/visitor/country.ts';
import type { PublicVisitor } from '../visitor/visitor.ts';

/** All a page for everyone knows of where its visitor is. */
export function fromAnywhere(
  { country, ipCountry, exchange, lengthUnit, duties, isLowestPriceDue, flags, consent }: PublicVisitor,
  delivery: Pick<DeliveryTerms, 'soldTo'>,
): PublicVisitor {
  return {
    country: isSoldTo(delivery, country) ? homeOrAbroad(country) : unsoldCountry,
    ipCountry: homeOrAbroad(ipCountry),
    exchange,
    lengthUnit,
    duties,
    isLowestPriceDue,
    flags,
    consent,
  };
}

export function keyOf(address: string, visitor: PublicVisitor): string {
  const { country, ipCountry, duties, isLowestPriceDue, exchange, lengthUnit, consent } = visitor;
  return `${address} ${country} ${ipCountry} ${duties} ${isLowestPriceDue ? 1 : 0} ${exchange.currency} ${lengthUnit} ${consent} ${flagVariant(visitor)}`;
}

const variants = new WeakMap<PublicVisitor['flags'], string>();

/** The flags as a short text; the set is the same object until a flag changes. */
function flagVariant({ flags }: PublicVisitor): string {
  const known = variants.get(flags);
  if (known !== undefined) return known;
  const variant = Object.values(flags)
    .map((on) => (on ? '1' : '0'))
    .join('');
  variants.set(flags, variant);
  return variant;
}
