// How a picture is looked at more closely: how far, where, and never past its edges.

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture is drawn `scale` times as large as it fits, its centre moved off the frame's by x and y. */
export interface View extends Point {
  readonly scale: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const closest = 4;
/** What a double tap goes to, and the step of a button or key. */
export const closeUp = 2.5;
export const zoomStep = 1.5;
export const panStep = 80;

/** The size at which a picture fits into its frame whole. */
export function fitInto(picture: Extent, frame: Extent): Extent {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** As near to the view as the rules allow: no gap beside a picture that could fill the frame. */
export function boundView({ scale, x, y }: View, picture: Extent, frame: Extent): View {
  const near = Math.min(closest, Math.max(1, scale));
  const room = (size: number, space: number) => Math.max(0, (size * near - space) / 2);
  const within = (at: number, most: number) => Math.min(most, Math.max(-most, at)) || 0;
  return {
    scale: near,
    x: within(x, room(picture.width, frame.width)),
    y: within(y, room(picture.height, frame.height)),
  };
}

/** Nearer or farther by a factor, around a point that stays where it is. */
export function zoomedAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
}

export function panView(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** What a key asks for; null where it asks nothing of the zoom. */
export function viewForKey(view: View, key: string): View | null {
  if (key === '+' || key === '=') return zoomedAt(view, zoomStep, { x: 0, y: 0 });
  if (key === '-' || key === '_') return zoomedAt(view, 1 / zoomStep, { x: 0, y: 0 });
  if (key === '0') return wholePicture;
  if (view.scale === 1) return null;
  const moves: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: panStep, y: 0 },
    ArrowRight: { x: -panStep, y: 0 },
    ArrowUp: { x: 0, y: panStep },
    ArrowDown: { x: 0, y: -panStep },
  };
  const by = moves[key];
  return by ? panView(view, by) : null;
}
