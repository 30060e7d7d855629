// How much is under way, and what is given up when it is too much: what a shopper misses least goes first.
import { type Importance, importances } from '../../contract/operation.ts';
import { words } from '../../words/failure/words.ts';
import { ProblemError } from './problem.ts';

/** What is missed least may fill half of the room; each that is missed more has a tenth more. */
const firstShare = 0.5;
const step = (1 - firstShare) / (importances.length - 1);

export class Load {
  readonly #most: number;
  #underWay = 0;

  constructor(mostAtOnce: number) {
    this.#most = mostAtOnce;
  }

  /** Call the result when it is done; throws the refusal when there is no room for what is missed so little. */
  enter(importance: Importance): () => void {
    const share = firstShare + step * importances.indexOf(importance);
    if (this.#underWay >= Math.floor(this.#most * share))
      throw new ProblemError('unavailable', words.greatMany);
    this.#underWay++;
    return () => {
      this.#underWay--;
    };
  }
}
