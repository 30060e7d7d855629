// Gives each open overlay an entry of its own in the browser's history, so that Back closes it and nothing else.
// The router never hears of these entries: they have the page's own address, and leaving one is swallowed here.

/** The part of a window it needs. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  readonly location: { readonly href: string };
  addEventListener(type: 'popstate', hear: (event: PopStateEvent) => void): void;
}

interface Overlay {
  /** How many entries of overlays lie on the page once this one has its own; null until it has. */
  depth: number | null;
  readonly close: () => void;
}

export class BackStack {
  readonly #window: HistoryWindow;
  #open: Overlay[] = [];
  /** Depths of entries whose overlays are closed but that are still to be left. */
  #abandoned: number[] = [];
  /** True from asking to go back until we are there. */
  #isTravelling = false;
  #page = '';

  /** To be made before the router: of the listeners on a window the first one hears first. */
  constructor(window: HistoryWindow) {
    this.#window = window;
    window.addEventListener('popstate', (event) => this.#arrived(event));
  }

  /** `close` is called when Back is pressed; call the result when the overlay closes in any other way. */
  open(close: () => void): () => void {
    const overlay: Overlay = { depth: null, close };
    this.#open.push(overlay);
    this.#giveEntry(overlay);
    return () => this.#closed(overlay);
  }

  #giveEntry(overlay: Overlay): void {
    if (this.#isTravelling) return;
    this.#page = this.#window.location.href;
    overlay.depth = this.#inherited() ?? this.#push();
  }

  /** What one overlay has just left on top, the next one in its place takes over. */
  #inherited(): number | undefined {
    const highest = Math.max(0, ...this.#open.map(({ depth }) => depth ?? 0));
    const free = this.#abandoned.filter((depth) => depth > highest);
    const taken = free.length > 0 ? Math.min(...free) : undefined;
    this.#abandoned = this.#abandoned.filter((depth) => depth !== taken);
    return taken;
  }

  #push(): number {
    const { history } = this.#window;
    const depth = this.#depth() + 1;
    const state: Record<string, unknown> = { ...history.state, overlays: depth };
    // The router counts its entries; this one counts too, or its own would be counted twice.
    if (typeof state.idx === 'number') state.idx += 1;
    history.pushState(state, '');
    return depth;
  }

  #closed(overlay: Overlay): void {
    if (!this.#open.includes(overlay)) return;
    this.#open = this.#open.filter((other) => other !== overlay);
    if (overlay.depth === null) return;
    this.#abandoned.push(overlay.depth);
    // Later, so that an overlay that opens at the same moment finds an entry to take over.
    queueMicrotask(() => this.#leave());
  }

  /** Leaves the abandoned entries on top; one below an open overlay waits until that one goes. */
  #leave(): void {
    const here = this.#depth();
    // When a link inside has led to another page the entries are not ours to leave any more.
    if (here === 0) this.#abandoned = [];
    let steps = 0;
    while (this.#abandoned.includes(here - steps)) steps += 1;
    this.#abandoned = this.#abandoned.filter((depth) => depth <= here - steps);
    if (steps === 0 || this.#isTravelling) return;
    this.#isTravelling = true;
    this.#window.history.go(-steps);
  }

  #arrived(event: PopStateEvent): void {
    const here = this.#depth();
    const wasTravelling = this.#isTravelling;
    this.#isTravelling = false;
    const left = this.#open.filter(({ depth }) => depth !== null && depth > here);
    const isSamePage = this.#window.location.href === this.#page;
    if (isSamePage && (wasTravelling || left.length > 0)) event.stopImmediatePropagation();
    this.#open = this.#open.filter((overlay) => !left.includes(overlay));
    for (const overlay of left.reverse()) overlay.close();
    for (const overlay of this.#open) if (overlay.depth === null) this.#giveEntry(overlay);
    this.#leave();
  }

  #depth(): number {
    const depth: unknown = this.#window.history.state?.overlays;
    return typeof depth === 'number' ? depth : 0;
  }
}
