// The picture first. A page's scripts are fetched once what a shopper came to see is painted, or as soon as they touch
// the page: on a slow line they would take turns with the picture, on a slow phone with painting it. They may wait
// because every link and form of a page works without them, and a press of what does not is kept until they are there.

const fetchedAhead = /<link [^>]*?rel="modulepreload"[^>]*?href="([^"]*)"[^>]*>/g;
const starting = /<script type="module" async="">([\s\S]*?)<\/script>/;
const importing = /^import (?:\* as (\w+) from )?("[^"]*")/gm;

/** Nobody waits longer for a picture. */
const patienceMs = 3_000;

/** Runs in the page, in front of what starts it. */
const whenShown = `await new Promise((start) => {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, capture: true });
  setTimeout(start, ${patienceMs});
  const first = [...document.querySelectorAll('img[fetchpriority="high"]')];
  Promise.allSettled(first.map((picture) => picture.decode())).then(() =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)),
  );
});`;

/** A button that only scripts can serve is pressed again once the page is alive; the mark is set in web/root.tsx. */
const keepPress = `let pressed;
const press = ({ target }) => { pressed = target.closest('button[type="button"]'); };
addEventListener('click', press, true);
new MutationObserver((_, watch) => {
  watch.disconnect();
  removeEventListener('click', press, true);
  pressed?.click();
}).observe(document.documentElement, { attributeFilter: ['data-alive'] });`;

/** All at once: found by reading one another, the files would come one after the other. */
function fetchAll(files: readonly string[]): string {
  return `for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
}

/** The document as React Router wrote it, with its scripts put off. */
export function withPatientScripts(html: string): string {
  const [script, start] = starting.exec(html) ?? [];
  if (script === undefined || start === undefined) return html;
  const files = Array.from(html.matchAll(fetchedAhead), ([, file = '']) => file);
  const late = start.replace(importing, (_, name: string | undefined, file: string) =>
    name === undefined ? `await import(${file})` : `const ${name} = await import(${file})`,
  );
  return html
    .replaceAll(fetchedAhead, '')
    .replace(start, () => `${keepPress}\n${whenShown}\n${fetchAll(files)}\n${late}`);
}
