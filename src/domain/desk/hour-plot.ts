// A plot of a day by its hours, drawn in a square of 100 by 100: today as bars, the day before as a step.
import type { Compared } from './today.ts';

const side = 100;
/** Of the width of an hour, on each side of its bar. */
const gap = 0.18;

export interface Bar {
  readonly hour: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HourPlot {
  /** What the upper edge stands for. */
  readonly top: number;
  /** Hours that have come. What is below nothing, such as more given back than sold, has no bar. */
  readonly bars: readonly Bar[];
  readonly step: string;
}

export function hourPlot(hours: readonly Compared[], hour: number): HourPlot {
  const top = roundTop(Math.max(...hours.flatMap(({ today, before }) => [today, before])));
  const width = side / hours.length;
  const heightOf = (value: number) => round((Math.max(0, value) / top) * side);
  return {
    top,
    bars: hours.flatMap(({ today }, at) =>
      at > hour || today <= 0
        ? []
        : [
            {
              hour: at,
              x: round((at + gap) * width),
              y: round(side - heightOf(today)),
              width: round(width * (1 - 2 * gap)),
              height: heightOf(today),
            },
          ],
    ),
    step: hours
      .map(({ before }, at) => {
        const y = round(side - heightOf(before));
        return `${at === 0 ? 'M' : 'L'}${round(at * width)} ${y}H${round((at + 1) * width)}`;
      })
      .join(''),
  };
}

/** The next of 1, 2, 4, 6, 8, 10, 20 and so on: its half is a number one reads too. */
export function roundTop(most: number): number {
  if (most <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 6, 8].find((times) => times * unit >= most) ?? 10) * unit;
}

const round = (value: number) => Math.round(value * 100) / 100;
