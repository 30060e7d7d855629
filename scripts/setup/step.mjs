/** One line for each thing that takes time: a moving mark on a terminal, then the result with its time. */
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** Whether somebody watches: only then is a line written over. */
export const terminal = process.stdout.isTTY === true && !process.env.CI;
/** Takes away the line that is written over. */
export const clearedLine = terminal ? '\r\x1b[2K' : '';
const coloured = terminal && !process.env.NO_COLOR;

/** The widest title, so that the times stand in one column. */
const titleWidth = 46;

export function stepLine(
  /** @type {boolean} */ passed,
  /** @type {string} */ title,
  /** @type {number} */ milliseconds,
) {
  return `  ${passedMark(passed)} ${title.padEnd(titleWidth)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s\n`;
}

export function passedMark(/** @type {boolean} */ passed) {
  return passed ? paint('✓', 32) : paint('✗', 31);
}

/**
 * Runs `work` under a line that says `doing`, and leaves one that says `done` (or what `work` returned as a title).
 * @template T
 * @param {{ doing: string, done: string | ((result: T) => { passed: boolean, title: string }) }} words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step({ doing, done }, work) {
  const start = performance.now();
  const stopSpinner = terminal ? spin(() => doing) : () => {};
  try {
    const result = await work();
    const { passed, title } = typeof done === 'string' ? { passed: true, title: done } : done(result);
    stopSpinner();
    process.stdout.write(stepLine(passed, title, performance.now() - start));
    return result;
  } catch (reason) {
    stopSpinner();
    process.stdout.write(stepLine(false, doing, performance.now() - start));
    throw reason;
  }
}

/** Draws a line that moves, with the words of the moment, until the function it returns takes it away. */
export function spin(/** @type {() => string} */ words) {
  let turn = 0;
  const draw = () => process.stdout.write(`${clearedLine}  ${frames[turn++ % frames.length]} ${words()}`);
  const timer = setInterval(draw, 100);
  draw();
  return () => {
    clearInterval(timer);
    process.stdout.write(clearedLine);
  };
}

function paint(/** @type {string} */ text, /** @type {number} */ colour) {
  return coloured ? `\x1b[${colour}m${text}\x1b[0m` : text;
}
