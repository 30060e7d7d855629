// A part of a page as the server drew it. Its code comes when someone comes near: until then it is plain words, links
// and disclosures, and the page's first script knows nothing of it.
import {
  Component,
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isFirstPage } from '../../state/page/first-page.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Its code, and what the server draws by it. */
export interface Drawing<P> {
  readonly load: Load<P>;
  readonly OnServer: ComponentType<P> | null;
  /** Once its code has come: a page that is returned to has it at once, and the height it was left with. */
  code?: ComponentType<P>;
}

export function drawing<P>(load: Load<P>): Drawing<P> {
  return { load, OnServer: import.meta.env.SSR ? (lazy(load) as unknown as ComponentType<P>) : null };
}

/** What a part was left like by whoever used it before its code came. */
interface Left {
  readonly open: readonly boolean[];
  readonly values: readonly string[];
  readonly focused: number;
}

/** Whatever is there is left alone. The very same object each time, so that nothing is ever set. */
const asItIs = { __html: '' };
const stops = 'a,button,summary,input,select';

interface DrawnPartProps<P> {
  part: Drawing<P>;
  props: P;
  id?: string;
  className?: string | undefined;
  /** How near one must come: a margin around the screen. */
  nearBy: string;
  /** Waits for somebody to come near on a page that was moved to as well, where nothing is drawn. */
  waits?: boolean;
}

export function DrawnPart<P extends object>({ part, props, nearBy, waits, ...outer }: DrawnPartProps<P>) {
  const { OnServer } = part;
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  // On a page that was moved to nothing is drawn.
  const [isDrawn] = useState(isFirstPage);
  const [Live, setLive] = useState(() => (isDrawn ? null : (part.code ?? null)));
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const come = () =>
      void part.load().then(
        (code) => {
          observer?.disconnect();
          part.code = code.default;
          startTransition(() => setLive(() => code.default));
        },
        // What the server drew stays; whoever comes near again asks again.
        () => undefined,
      );
    if (!place.current) return come();
    observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      {
        rootMargin: nearBy,
      },
    );
    observer.observe(place.current);
    return () => observer?.disconnect();
  }, [part, nearBy]);
  useEffect(() => {
    if (Live) place.current?.querySelectorAll<HTMLElement>(stops)[pressed.current]?.click();
  }, [Live]);

  if (OnServer)
    return (
      <div {...outer} data-drawn="">
        <Suspense>
          <OnServer {...props} />
        </Suspense>
      </div>
    );
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    pressed.current = [...event.currentTarget.querySelectorAll(stops)].indexOf(button);
    // A form that only scripts can send waits for them.
    if (!button.form?.hasAttribute('action')) event.preventDefault();
  };
  return (
    <Handover place={place} isLive={Live !== null}>
      {Live ? (
        // The very element that the server drew: whoever is on the way to it arrives.
        <div ref={place} {...outer}>
          <Live {...props} />
        </div>
      ) : !isDrawn ? (
        <div ref={waits ? place : null} {...outer} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the buttons in it cannot answer yet
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
        <div
          ref={place}
          {...outer}
          data-drawn=""
          onClick={press}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps what the server drew
          dangerouslySetInnerHTML={asItIs}
        />
      )}
    </Handover>
  );
}

interface HandoverProps {
  place: RefObject<Element | null>;
  isLive: boolean;
  children: ReactNode;
}

/** No hook is asked right before the elements change and right after: what is typed until then would be lost. */
class Handover extends Component<HandoverProps> {
  override getSnapshotBeforeUpdate({ isLive }: HandoverProps): Left | null {
    const { place, isLive: isLiveNow } = this.props;
    return isLiveNow && !isLive && place.current ? leftIn(place.current) : null;
  }
  override componentDidUpdate(_props: HandoverProps, _state: unknown, left: Left | null): void {
    if (left && this.props.place.current) takeUp(this.props.place.current, left);
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

function leftIn(place: Element): Left {
  return {
    open: [...place.querySelectorAll('details')].map((details) => details.open),
    values: [...place.querySelectorAll('input')].map((input) => input.value),
    focused: [...place.querySelectorAll(stops)].indexOf(document.activeElement ?? place),
  };
}

/** The same elements stand in the same order: what was open, typed or in focus is so again. */
function takeUp(place: Element, { open, values, focused }: Left): void {
  place.querySelectorAll('details').forEach((details, index) => {
    details.open = open[index] ?? details.open;
  });
  place.querySelectorAll('input').forEach((input, index) => {
    input.value = values[index] ?? input.value;
  });
  place.querySelectorAll<HTMLElement>(stops)[focused]?.focus({ preventScroll: true });
}
