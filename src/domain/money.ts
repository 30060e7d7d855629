// Money is a whole number of minor units and its currency, end to end.

export interface Money {
  readonly minor: number;
  readonly currency: string;
}
