// A picture cut anew: around a point that stays in sight, as close as its pixels allow, with what lists show beside it.
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import type { ProductPicture } from '../../../contract/desk/product-media.ts';
import type { NewPicture } from '../../../domain/desk/product/form-pictures.ts';
import {
  type Cut,
  centered,
  cutOf,
  mostZoom,
  nudgeFocus,
  type PictureFocus,
  swatchCutOf,
} from '../../../domain/media/product-picture.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { DeskDialog } from '../shell/dialog.tsx';
import styles from './cut.module.css';

export interface WishedCut {
  readonly path: string;
  readonly shape: ProductPicture['shape'];
}

interface CutDialogProps {
  wish: WishedCut;
  picture: ProductPicture;
  onClose: () => void;
  onCut: (cut: NewPicture) => void;
}

const percent = (share: number) => `${100 * share}%`;

export function CutDialog({ wish: { path, shape }, picture, onClose, onCut }: CutDialogProps) {
  const isSwatch = shape === 'swatch';
  const { send, isBusy, news } = useChange();
  const [focus, setFocus] = useState<PictureFocus>(isSwatch ? centered : picture.focus);
  const id = useId();
  const cut = isSwatch ? swatchCutOf(picture, focus) : cutOf(picture, focus);
  const most = mostZoom(picture);
  const title = isSwatch ? words.swatchTitle : words.cropTitle;
  const use = () =>
    send(
      () => call('POST /api/admin/pictures/cuts', { body: { path, shape, focus } }),
      ({ content }) => void onCut(content),
    );
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (at: number, of: number) => Math.max(0, Math.min(1, at / of));
    setFocus({ ...focus, x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
  };
  const nudge = (event: KeyboardEvent) => {
    const moved = nudgeFocus(focus, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    setFocus(moved);
  };
  return (
    <DeskDialog label={title} onClose={onClose}>
      <div className={styles.cut}>
        <h2>{title}</h2>
        <div className={styles.both}>
          {/* The point is moved by keys as well. */}
          <div
            className={styles.whole}
            style={{
              aspectRatio: `${picture.width} / ${picture.height}`,
              width: `min(100%, calc(52vh * ${picture.width / picture.height}))`,
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              point(event);
            }}
            onPointerMove={(event) => event.buttons === 1 && point(event)}
          >
            <img src={picture.wholeUrl} alt="" draggable={false} />
            <span className={styles.frame} style={placeOf(cut, picture)} />
            <button
              type="button"
              className={styles.point}
              style={{ left: percent(focus.x), top: percent(focus.y) }}
              aria-label={words.focusPoint}
              aria-describedby={`${id}-at ${id}-hint`}
              onKeyDown={nudge}
            />
          </div>
          <figure className={styles.shown}>
            <div data-shape={shape}>
              <img src={picture.wholeUrl} alt="" style={shiftOf(cut, picture)} />
            </div>
            <figcaption>{isSwatch ? words.asSwatch : words.asInLists}</figcaption>
          </figure>
        </div>
        <p id={`${id}-at`} className={styles.at} role="status">
          {words.focusAt(Math.round(100 * focus.x), Math.round(100 * focus.y))}
        </p>
        <div id={`${id}-hint`}>
          <Small>{words.focusHint}</Small>
        </div>
        {!isSwatch && most > 1 && (
          <label className={styles.zoom}>
            <span>{words.zoom}</span>
            <input
              type="range"
              min={1}
              max={most}
              step={0.05}
              value={focus.zoom}
              onChange={({ target }) => setFocus({ ...focus, zoom: Number(target.value) })}
            />
          </label>
        )}
        <NewsPlace news={news} />
        <Acts>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="main" isBusy={isBusy} onClick={use}>
            {words.takeCut}
          </Button>
        </Acts>
      </div>
    </DeskDialog>
  );
}

/** Where the cut lies on the whole. */
function placeOf({ left, top, width, height }: Cut, whole: ProductPicture) {
  return {
    left: percent(left / whole.width),
    top: percent(top / whole.height),
    width: percent(width / whole.width),
    height: percent(height / whole.height),
  };
}

/** The whole behind a window that shows the cut alone. */
function shiftOf({ left, top, width, height }: Cut, whole: ProductPicture) {
  return {
    width: percent(whole.width / width),
    height: percent(whole.height / height),
    left: percent(-left / width),
    top: percent(-top / height),
  };
}
