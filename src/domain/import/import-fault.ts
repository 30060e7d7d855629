// What is wrong with a row of a file, as codes; the column it stands in, and what was written there.

export const importFaultCodes = [
  'row_no_sku',
  'sku_in_row',
  'unknown_number',
  'gift_card',
  'no_size',
  'size_in_row',
  'size_renamed',
  'bad_amount',
  'bad_count',
  'bad_barcode',
  'bad_yes_no',
  'bad_state',
  'too_long',
  'not_a_category',
  'not_an_origin',
  'not_a_country',
  'uk_is_gb',
  'other_than_row',
  'with_row',
  'no_new_name',
  'open_quote',
  'below_reserved',
  'changed_since',
  'sold_since',
] as const;

export type ImportFaultCode = (typeof importFaultCodes)[number];

export interface ImportFault {
  readonly at: string;
  readonly code: ImportFaultCode;
  /** What was written there, or the row it disagrees with. */
  readonly value: string;
}

export const importFault = (
  at: string,
  code: ImportFaultCode,
  value: string | number | undefined = '',
): ImportFault => ({
  at,
  code,
  value: String(value).slice(0, 120),
});
