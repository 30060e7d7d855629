// An amount shared out so that the shares add up to it exactly.

/**
 * Shares of an amount by weight, in whole minor units: each gets what is its due rounded down, and what is left goes
 * to those whose due was cut most, the first of equals first. While the amount is no more than all weights together,
 * no share is more than its own weight.
 */
export function sharedOut(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const dues = weights.map((weight, index) => {
    const due = BigInt(amount) * BigInt(weight);
    return { index, share: due / whole, cut: due % whole };
  });
  const left = BigInt(amount) - dues.reduce((sum, { share }) => sum + share, 0n);
  const first = new Set(
    dues
      .toSorted((one, other) =>
        one.cut === other.cut ? one.index - other.index : one.cut > other.cut ? -1 : 1,
      )
      .slice(0, Number(left))
      .map(({ index }) => index),
  );
  return dues.map(({ index, share }) => Number(share) + (first.has(index) ? 1 : 0));
}
