// The picture first. A page's scripts are fetched once what a shopper came to see is painted, or as soon as they touch
// the page: on a slow line they would take turns with the picture, on a slow phone with painting it. They may wait
// because every link and form of a page works without them, and what is done before they come is not lost.

const fetchedAhead = /<link [^>]*?rel="modulepreload"[^>]*?href="([^"]*)"[^>]*>/g;
const starting = /<script type="module" async="">([\s\S]*?)<\/script>/;
const importing = /^import (?:\* as (\w+) from )?("[^"]*")/gm;

/** Nobody waits longer for a picture, or for what was pressed. */
const patienceMs = 3_000;

/** The document as React Router wrote it, with its scripts put off. */
export function withPatientScripts(html: string): string {
  const [script, start] = starting.exec(html) ?? [];
  if (script === undefined || start === undefined) return html;
  const files = Array.from(html.matchAll(fetchedAhead), ([, file = '']) => file);
  const late = start.replace(importing, (_, name: string | undefined, file: string) =>
    name === undefined ? `await import(${file})` : `const ${name} = await import(${file})`,
  );
  const first = [
    `(${keepWhatIsDone})(${patienceMs});`,
    `await (${whenShown})(${patienceMs});`,
    `(${fetchAll})(${JSON.stringify(files)});`,
  ];
  return html.replaceAll(fetchedAhead, '').replace(start, () => [...first, late].join('\n'));
}

/**
 * Runs in the page, as do the two below. React takes a page over as the server made it: what was chosen, typed or
 * pressed before is done again once the page is alive, in the order it was done. The mark is set in web/root.tsx. A form
 * that was sent goes the plain way if that takes too long.
 */
function keepWhatIsDone(patienceMs: number): void {
  const done = new Map<Element, string | boolean>();
  const note = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const button = type === 'click' ? target.closest('button') : null;
    if (button) {
      event.preventDefault();
      done.delete(button);
      done.set(button, true);
      setTimeout(() => done.has(button) && [stop(), button.click()], patienceMs);
    } else if (type === 'input' && 'value' in target) {
      const isBox = target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type);
      done.delete(target);
      done.set(target, isBox ? target.checked : String(target.value));
    }
  };
  // React hears of a change by what a property was before: it is put back first, so that there is one.
  const again = (element: Element, was: string | boolean) => {
    if (element instanceof HTMLInputElement && typeof was === 'boolean') element.checked = !was;
    if (typeof was === 'boolean' && element instanceof HTMLElement) return element.click();
    Reflect.set(element, 'value', '');
    Reflect.set(Object.getPrototypeOf(element), 'value', was, element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stop = () => {
    for (const type of ['click', 'input']) removeEventListener(type, note, true);
    const all = [...done];
    done.clear();
    return all;
  };
  for (const type of ['click', 'input']) addEventListener(type, note, true);
  new MutationObserver((_, watch) => {
    watch.disconnect();
    for (const [element, was] of stop()) again(element, was);
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
}

function whenShown(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const start = () => resolve();
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, start, { once: true, capture: true });
    setTimeout(start, patienceMs);
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    Promise.allSettled(first.map((picture) => picture.decode())).then(() =>
      document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)),
    );
  });
}

/** All at once: found by reading one another, the files would come one after the other. */
function fetchAll(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
