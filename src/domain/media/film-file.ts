// What a file of a film is, read from its own tables without decoding a picture of it: MP4 and WebM whose every byte has
// its place. What is served carries its type with it, so a page that hides in a film is never one.

export const filmCodecs = ['av1', 'vp9', 'h265', 'h264'] as const;
export type FilmCodec = (typeof filmCodecs)[number];

export interface FilmFile {
  readonly container: 'mp4' | 'webm';
  readonly codec: FilmCodec;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export type FilmRefusal = 'no_film' | 'unknown_codec' | 'film_too_long' | 'film_too_small';

/** A film of a product plays again and again, on telephones too. */
export const largestFilmBytes = 32 * 1024 * 1024;
export const longestFilmSeconds = 60;
export const narrowestFilm = 480;
const widestFilm = 4_096;

/** Every browser of these years plays them; of the other two some show the poster instead. */
export function isPlayedEverywhere(codec: string): boolean {
  return codec === 'h264' || codec === 'vp9';
}

export function readFilm(bytes: Uint8Array): FilmFile | FilmRefusal {
  const found = readContainer(bytes);
  if (typeof found === 'string') return found;
  const { width, height, seconds } = found;
  if (!(seconds > 0) || width > widestFilm || height > widestFilm) return 'no_film';
  if (seconds > longestFilmSeconds) return 'film_too_long';
  return width < narrowestFilm || height < narrowestFilm ? 'film_too_small' : found;
}

function readContainer(bytes: Uint8Array): FilmFile | FilmRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes.byteLength > 12 && textAt(view, 4, 4) === 'ftyp') return readMp4(view);
    if (bytes.byteLength > 12 && view.getUint32(0) === ids.ebml) return readWebm(view);
    return 'no_film';
  } catch (error) {
    // It points behind its own end.
    if (error instanceof RangeError) return 'no_film';
    throw error;
  }
}

interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

/** More of them no camera writes. */
const mostParts = 20_000;

/** The boxes that fill a stretch to its last byte; null where they do not. */
function boxesIn(view: DataView, from: number, to: number): Part[] | null {
  const boxes: Part[] = [];
  for (let at = from; at < to; ) {
    if (to - at < 8 || boxes.length >= mostParts) return null;
    const isLong = view.getUint32(at) === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : view.getUint32(at) || to - at;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return null;
    boxes.push({ name: textAt(view, at + 4, 4), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

const topBoxes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'meta', 'sidx', 'styp']);

const mp4Codecs: Readonly<Record<string, FilmCodec>> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'h265',
  hev1: 'h265',
  av01: 'av1',
  vp09: 'vp9',
};

function readMp4(view: DataView): FilmFile | FilmRefusal {
  const top = boxesIn(view, 0, view.byteLength);
  if (!top?.every(({ name }) => topBoxes.has(name)) || !top.some(({ name }) => name === 'mdat'))
    return 'no_film';
  const movies = top.filter(({ name }) => name === 'moov');
  const [movie] = movies;
  const parts = movie && boxesIn(view, movie.start, movie.end);
  const head = parts?.find(({ name }) => name === 'mvhd');
  if (movies.length !== 1 || !parts || !head) return 'no_film';
  const tracks = parts
    .filter(({ name }) => name === 'trak')
    .flatMap((track) => videoTrack(view, track) ?? []);
  const [track] = tracks;
  if (tracks.length !== 1 || !track) return 'no_film';
  const codec = mp4Codecs[track.codec];
  if (!codec) return 'unknown_codec';
  const { width, height } = track;
  return { container: 'mp4', codec, width, height, seconds: secondsOf(view, head) };
}

function secondsOf(view: DataView, { start }: Part): number {
  const isLong = view.getUint8(start) === 1;
  const scale = view.getUint32(start + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
  return length / scale;
}

/** The box that lies so deep, by the names on the way. */
function boxAt(view: DataView, from: Part, path: readonly string[]): Part | null {
  let found: Part | undefined = from;
  for (const name of path) {
    const parent: Part = found;
    found = boxesIn(view, parent.start, parent.end)?.find((box) => box.name === name);
    if (!found) return null;
  }
  return found;
}

/** Null for a track that is not seen. */
function videoTrack(view: DataView, track: Part) {
  const kind = boxAt(view, track, ['mdia', 'hdlr']);
  if (!kind || textAt(view, kind.start + 8, 4) !== 'vide') return null;
  const entries = boxAt(view, track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (!entries) return null;
  const at = entries.start + 8;
  return {
    codec: textAt(view, at + 4, 4),
    width: view.getUint16(at + 32),
    height: view.getUint16(at + 34),
  };
}

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

const webmCodecs: Readonly<Record<string, FilmCodec>> = { V_VP9: 'vp9', V_AV1: 'av1' };

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** How many bytes a number of EBML takes, by the place of its first bit. */
function widthAt(view: DataView, at: number): number {
  return Math.clz32(view.getUint8(at)) - 23;
}

function numberAt(view: DataView, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + view.getUint8(at + index);
  return value;
}

/** The elements that fill a stretch to its last byte; null where they do not. One without a size goes to the end. */
function elementsIn(view: DataView, from: number, to: number): Element[] | null {
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const idWidth = widthAt(view, at);
    if (idWidth > 4 || elements.length >= mostParts) return null;
    const id = numberAt(view, at, idWidth);
    const sizeWidth = widthAt(view, at + idWidth);
    if (sizeWidth > 8) return null;
    // The first bit says how wide the number is, and is no part of it; all others set say that nobody knows the size.
    const most = 2 ** (7 * sizeWidth) - 1;
    const first = view.getUint8(at + idWidth) - 2 ** (8 - sizeWidth);
    const size = first * 256 ** (sizeWidth - 1) + numberAt(view, at + idWidth + 1, sizeWidth - 1);
    const start = at + idWidth + sizeWidth;
    const end = size === most ? to : start + size;
    if (end > to) return null;
    elements.push({ id, start, end });
    at = end;
  }
  return elements;
}

function readWebm(view: DataView): FilmFile | FilmRefusal {
  const top = elementsIn(view, 0, view.byteLength);
  const [head, segment] = top ?? [];
  if (top?.length !== 2 || head?.id !== ids.ebml || segment?.id !== ids.segment) return 'no_film';
  const docType = elementsIn(view, head.start, head.end)?.find(({ id }) => id === ids.docType);
  if (!docType || textAt(view, docType.start, docType.end - docType.start) !== 'webm') return 'no_film';
  const parts = elementsIn(view, segment.start, segment.end);
  const find = (among: readonly Element[] | null | undefined, id: number) =>
    among?.find((element) => element.id === id);
  const inside = (element: Element | undefined) => element && elementsIn(view, element.start, element.end);
  const tracks = (inside(find(parts, ids.tracks)) ?? [])
    .filter(({ id }) => id === ids.entry)
    .flatMap((entry) => {
      const about = inside(entry);
      const type = find(about, ids.type);
      return type && view.getUint8(type.start) === 1 ? [about] : [];
    });
  const info = inside(find(parts, ids.info));
  const duration = find(info, ids.duration);
  const [track] = tracks;
  if (tracks.length !== 1 || !duration) return 'no_film';
  const codecName = find(track, ids.codec);
  const codec = codecName && webmCodecs[textAt(view, codecName.start, codecName.end - codecName.start)];
  if (!codec) return 'unknown_codec';
  const value = ({ start, end }: Element) => numberAt(view, start, end - start);
  const extent = inside(find(track, ids.video));
  const [width, height, scale] = [find(extent, ids.width), find(extent, ids.height), find(info, ids.scale)];
  if (!width || !height) return 'no_film';
  const isShort = duration.end - duration.start === 4;
  const ticks = isShort ? view.getFloat32(duration.start) : view.getFloat64(duration.start);
  return {
    container: 'webm',
    codec,
    width: value(width),
    height: value(height),
    seconds: (ticks * (scale ? value(scale) : 1_000_000)) / 1e9,
  };
}
