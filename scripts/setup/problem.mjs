/** A failure that a person can act on: one sentence, and what the failing program said. */
export class Problem extends Error {
  constructor(/** @type {string} */ sentence, /** @type {string} */ output = '') {
    super(sentence);
    this.output = output;
  }
}

const tailLength = 30;
const stackLine = /^\s+at /;

/** The end of what a program said, without the places in its own code that only its makers can use. */
export function lastLines(/** @type {string} */ output) {
  const lines = output.trimEnd().split('\n');
  return lines
    .filter((line) => !stackLine.test(line))
    .slice(-tailLength)
    .join('\n');
}

export function reportProblem(/** @type {unknown} */ reason) {
  const output = reason instanceof Problem ? lastLines(reason.output) : '';
  const sentence = reason instanceof Error ? reason.message : String(reason);
  process.stderr.write(`${output && `\n${output.replace(/^/gm, '    ')}\n`}\n${sentence}\n`);
}
