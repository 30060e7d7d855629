/** What a rating sounds like: four and five stars, three, two and one. */
export type Mood = 'good' | 'mixed' | 'bad';

export type ByMood = Readonly<Record<Mood, readonly string[]>>;

export function moodOf(rating: number): Mood {
  if (rating >= 4) return 'good';
  return rating === 3 ? 'mixed' : 'bad';
}
