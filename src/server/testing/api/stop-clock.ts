import { onTestFinished, vi } from 'vitest';

/** Lets the steady clock stand still for the rest of a test: on a slow machine what is spent comes back between two requests. */
export function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}
