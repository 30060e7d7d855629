/** Runs a named part of the start, so that whoever starts the shop sees what takes its time. */
export type Step = <T>(name: string | ((result: T) => string), work: () => Promise<T>) => Promise<T>;
