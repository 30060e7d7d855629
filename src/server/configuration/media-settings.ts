// Where the photos lie that shoppers bring: in the data folder, or in a bucket that speaks S3.
import { z } from 'zod';

export const mediaSettings = {
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region')
    .default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

const together = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

/** The sentence for a bucket that is only half named; null when all is there, or nothing. */
export function mediaProblem(
  config: Readonly<Partial<Record<(typeof together)[number], string | undefined>>>,
): string | null {
  const missing = together.filter((name) => config[name] === undefined);
  if (missing.length === 0 || missing.length === together.length) return null;
  return `The setting ${missing[0]} is missing: a bucket for photos needs ${together.join(', ')}.`;
}
