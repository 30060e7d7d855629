// What is said to someone who has just signed in.
import { firstName } from '../text/short-forms.ts';

export const hadAccountMessage = 'You had an account already: your password is what it was.';

interface Welcomed {
  readonly name: string;
  /** What came along from the guest that they were. */
  readonly loves: number;
  readonly bagItems: number;
  readonly hadAccount: boolean;
}

export function welcomeMessage({ name, loves, bagItems, hadAccount }: Welcomed): string {
  const things = [
    loves > 0 && `${loves} ${loves === 1 ? 'love' : 'loves'}`,
    bagItems > 0 && `${bagItems} bag ${bagItems === 1 ? 'item' : 'items'}`,
  ].filter((thing) => thing !== false);
  const moved = things.length > 0 && `${things.join(' and ')} moved in.`;
  return [`Welcome, ${firstName(name)}.`, moved, hadAccount && hadAccountMessage]
    .filter((part) => part !== false)
    .join(' ');
}
