// The feeds for Google and Meta, and whom the clothes in them are for.
import { z } from 'zod';
import { feedAgeGroups, feedGenders, feedSizeSystems } from '../../domain/feed/feed-item.ts';

export const feedSettings = {
  FEEDS: z.enum(['yes', 'no']).default('yes'),
  FEED_GENDER: z.enum(feedGenders).default('female'),
  FEED_AGE_GROUP: z.enum(feedAgeGroups).default('adult'),
  FEED_SIZE_SYSTEM: z.enum(feedSizeSystems).default('US'),
};
