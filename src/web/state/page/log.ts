/** For what went wrong without harm: the one place that writes to the browser's console. */
export function warn(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where warnings go
  console.warn(...(cause === undefined ? [message] : [message, cause]));
}
