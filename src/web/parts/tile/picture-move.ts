// The picture of the tile that was pressed moves to its place on the page it leads to. A view transition would look the
// same, but first keeps pictures of both pages, and a slow phone shows the new one a tenth of a second later for it.

const firstPicture = 'main [data-context="page"] [data-image="0"] img';
const patienceMs = 5_000;

let latest: DOMRect | null = null;

/** `link` is what was pressed in the tile. */
export function movePicture(link: Element): void {
  const from = link.closest('article')?.querySelector('img')?.getBoundingClientRect();
  if (!from) return;
  const leaving = document.querySelector(firstPicture);
  const until = performance.now() + patienceMs;
  latest = from;
  const look = () => {
    if (latest !== from || performance.now() > until) return;
    const picture = document.querySelector<HTMLImageElement>(firstPicture);
    if (picture && picture !== leaving) move(picture, from);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Nothing moves that has not come yet, or that a film hides. */
function move(picture: HTMLImageElement, from: DOMRect): void {
  const to = picture.getBoundingClientRect();
  if (!picture.complete || to.left >= innerWidth) return;
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
