/** Once the page has loaded and has nothing more urgent to do; call the result when it is no longer wanted. */
export function whenLoaded(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(work);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel();
  };
}

/** Not every browser can say when it is idle. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
