// A script of a processor's, fetched when it is needed and not before. One that did not come is asked for again.

const loading = new Map<string, Promise<void>>();

/** A line that was lost for a moment is often back by then. */
const pausesMs = [1_000, 4_000];

/** Loads it once for the page; rejects when it did not come, and may then be asked for again. */
export function loadOutsideScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = loadWithPauses(url);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

async function loadWithPauses(url: string): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await loadOnce(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return loadOnce(url);
}

function loadOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script at ${url} did not come.`));
    });
    document.head.append(script);
  });
}
