import { restockStorm } from '../src/server/testing/restock-storm.ts';
import type { Endured } from './endured.ts';

/** A size that 100,000 wait for comes back, and the processes that tell them are killed at it. */
export async function everyoneHears(url: string, seed: number): Promise<Endured> {
  const storm = { people: 100_000, kills: 20, workers: 2, stops: 1_000, seed, leaseSeconds: 5 };
  const after = await restockStorm(url, storm);
  const { heardOnce, heardTwice, heardNever, heardAfterStop, seconds } = after;
  return {
    isSound: heardTwice + heardNever + heardAfterStop === 0 && heardOnce >= storm.people - storm.stops,
    words:
      `${storm.people} wait, ${storm.kills} processes are killed, ${storm.stops} say stop: heard once ${heardOnce}, ` +
      `twice ${heardTwice}, never ${heardNever}, after stop ${heardAfterStop}   ${seconds.toFixed(0)} s`,
  };
}
