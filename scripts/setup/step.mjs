/** One line for each thing that takes time: a moving mark on a terminal, then the result with its time. */
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const terminal = process.stdout.isTTY === true && !process.env.CI;
const coloured = terminal && !process.env.NO_COLOR;

/** The widest title, so that the times stand in one column. */
const titleWidth = 46;

export function stepLine(
  /** @type {boolean} */ passed,
  /** @type {string} */ title,
  /** @type {number} */ milliseconds,
) {
  const mark = passed ? paint('✓', 32) : paint('✗', 31);
  return `  ${mark} ${title.padEnd(titleWidth)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s\n`;
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
  const stopSpinner = terminal ? spin(doing) : () => {};
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

function spin(/** @type {string} */ doing) {
  let turn = 0;
  const draw = () => process.stdout.write(`\r\x1b[2K  ${frames[turn++ % frames.length]} ${doing}`);
  const timer = setInterval(draw, 100);
  draw();
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
}

function paint(/** @type {string} */ text, /** @type {number} */ colour) {
  return coloured ? `\x1b[${colour}m${text}\x1b[0m` : text;
}
