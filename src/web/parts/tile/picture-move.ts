// The picture of the tile that was pressed moves to its place on the page it leads to, and back to its tile on Back. A
// view transition would look the same, but first keeps pictures of both pages, and a slow phone shows the new one a
// tenth of a second later for it.

const firstPicture = 'main [data-context="page"] [data-image="0"] img';
const patienceMs = 5_000;

let latest: DOMRect | null = null;
/** Where the tile that was pressed last leads. */
let way: string | null = null;

/** `link` is what was pressed in the tile. */
export function movePicture(link: Element): void {
  const from = link.closest('article')?.querySelector('img')?.getBoundingClientRect();
  if (!from) return;
  way = link.getAttribute('href');
  const leaving = document.querySelector(firstPicture);
  moveFrom(from, () => {
    const picture = document.querySelector<HTMLImageElement>(firstPicture);
    return picture === leaving ? null : picture;
  });
}

// The address is the list's already, and the page is still the product's; before the router hears of it.
addEventListener('popstate', moveBack, { capture: true });

function moveBack(): void {
  const from = document.querySelector(firstPicture)?.getBoundingClientRect();
  const tile = `main article a[href="${way}"]`;
  if (way === null || !from || !isInWindow(from) || document.querySelector(tile)) return;
  moveFrom(from, () => document.querySelector(tile)?.closest('article')?.querySelector('img') ?? null);
}

/** As soon as there is a picture to move to. */
function moveFrom(from: DOMRect, find: () => HTMLImageElement | null): void {
  const until = performance.now() + patienceMs;
  latest = from;
  const look = () => {
    if (latest !== from || performance.now() > until) return;
    const picture = find();
    if (picture) move(picture, from);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isInWindow({ left, right, top, bottom }: DOMRect): boolean {
  return left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
}

/** Nothing moves that has not come yet, or that a film hides. */
function move(picture: HTMLImageElement, from: DOMRect): void {
  const to = picture.getBoundingClientRect();
  if (!picture.complete || !isInWindow(to)) return;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.decoding = 'sync';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: 1,
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    objectFit: 'cover',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    transition: 'transform var(--slow) var(--ease)',
  });
  document.body.append(copy);
  // Read back from the browser, which gives seconds whatever the unit of the token.
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(copy);
  const timing = {
    duration: 1_000 * Number.parseFloat(transitionDuration),
    easing: transitionTimingFunction,
  };
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  picture.animate({ opacity: [0, 0] }, timing);
  copy.animate({ transform: [start, 'none'] }, timing).onfinish = () => copy.remove();
}
