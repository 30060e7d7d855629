/**
 * Resolves once the browser has shown what a press changed: what need not be seen at once, such as asking the shop, would
 * hold that frame up on a slow phone. A page that is hidden shows no frames and does not wait for one.
 */
export function frameShown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}
