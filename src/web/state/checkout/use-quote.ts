// The quote of this page, and what is said of it to the shop. Amounts are the shop's alone; what is said goes one after the other.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallInput } from '../../../contract/call.ts';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { asksToSignIn, generalMessage } from '../../../domain/checkout/checkout-messages.ts';
import { isToBeSaved, mergedChanges, type SeenChange } from '../../../domain/checkout/seen-changes.ts';
import { type Answered, call } from '../api/call.ts';
import { openTurns } from '../api/in-turn.ts';
import { readTab, removeTab, writeTab } from './session-values.ts';

export type QuoteInput = Omit<CallInput<'POST /api/quote'>['body'], 'version'>;

export interface QuoteState {
  readonly quote: WireQuote;
  readonly isBusy: boolean;
  /** What moved and was not yet agreed to. */
  readonly moved: readonly SeenChange[];
  /** Nothing can go on here until it is dealt with. */
  readonly critical: Critical | null;
  readonly save: (input: QuoteInput) => Promise<Answered<WireQuote>>;
  readonly reload: () => Promise<void>;
  /** Another answer brought it along. */
  readonly adopt: (quote: WireQuote) => void;
  /** Another call was refused for want of signing in. */
  readonly askToSignIn: (message: string) => Promise<void>;
  /** The shopper has seen what moved and goes on. */
  readonly agree: () => void;
}

interface Critical {
  readonly message: string;
  /** Signing in is the way on. */
  readonly asksToSignIn: boolean;
}

const movedKey = 'checkout moved';

interface MovedEntry {
  readonly quoteId: string;
  readonly changes: readonly SeenChange[];
}

/** `isPlacing` keeps it from being changed under an order that is on its way. */
export function useQuote(loaded: WireQuote, isPlacing: () => boolean): QuoteState {
  const [quote, setQuote] = useState(loaded);
  const [moved, setMoved] = useState<readonly SeenChange[]>(loaded.meta.changes);
  const [busy, setBusy] = useState(0);
  const [critical, setCritical] = useState<Critical | null>(null);
  const latest = useRef(loaded);
  const turns = useMemo(openTurns, []);

  const adopt = useCallback((next: WireQuote) => {
    latest.current = next;
    setQuote(next);
    setMoved((known) => mergedChanges(known, next.meta.changes));
  }, []);

  /** Busy until it is answered. */
  const during = useCallback(
    <T>(work: () => Promise<T>): Promise<T> =>
      turns.take(async () => {
        setBusy((count) => count + 1);
        try {
          return await work();
        } finally {
          setBusy((count) => count - 1);
        }
      }),
    [turns],
  );

  const reload = useCallback(
    () =>
      during(async () => {
        const answer = await call('GET /api/quote', { query: { quoteId: latest.current.id } });
        if (answer.ok) adopt(answer.data.content);
      }),
    [during, adopt],
  );

  const askToSignIn = useCallback(
    async (refusal: string) => {
      const message = await readAfterSignOut(latest.current.id, adopt);
      setCritical({ message: message ?? refusal, asksToSignIn: message === null });
    },
    [adopt],
  );

  const save = useCallback(
    (input: QuoteInput) =>
      during(async () => {
        const answer = await saveQuote(latest.current.version, input, adopt);
        if (answer.ok) adopt(answer.data);
        else if (asksToSignIn(answer)) await askToSignIn(answer.message);
        return answer;
      }),
    [during, adopt, askToSignIn],
  );

  const agree = useCallback(() => {
    setMoved([]);
    removeTab(movedKey);
  }, []);

  useEffect(() => {
    if (loaded !== latest.current) adopt(loaded);
  }, [loaded, adopt]);
  // A reload shows what moved until it is agreed to, though the shop knows by then that it was seen.
  useEffect(() => {
    const entry = readTab(movedKey) as MovedEntry | null;
    if (entry?.quoteId === latest.current.id) setMoved((known) => mergedChanges(entry.changes, known));
  }, []);
  useEffect(() => {
    if (moved.length > 0)
      writeTab(movedKey, { quoteId: latest.current.id, changes: moved } satisfies MovedEntry);
  }, [moved]);
  // Whatever the shop has changed is saved as it is now; the page goes on showing what moved until it is agreed to.
  const savedVersion = useRef(0);
  useEffect(() => {
    if (!isToBeSaved(quote, { savedVersion: savedVersion.current, isPlacing: isPlacing() })) return;
    savedVersion.current = quote.version;
    void save({});
  }, [quote, isPlacing, save]);

  return { quote, isBusy: busy > 0, moved, critical, save, reload, adopt, askToSignIn, agree };
}

/** What the shopper said is said again to a quote that moved meanwhile, once. */
async function saveQuote(
  version: number,
  input: QuoteInput,
  adopt: (quote: WireQuote) => void,
): Promise<Answered<WireQuote>> {
  const answer = await call('POST /api/quote', { body: { ...input, version } });
  if (answer.ok) return { ok: true, data: answer.data.content };
  const newer = answer.code === 'quote_changed' ? answer.problem?.quote : undefined;
  if (!newer) return answer;
  adopt(newer);
  const again = await call('POST /api/quote', { body: { ...input, version: newer.version } });
  return again.ok ? { ok: true, data: again.data.content } : again;
}

/** What the quote says of the order as a whole; null when that is nothing, or when it is no longer theirs to read. */
async function readAfterSignOut(quoteId: string, adopt: (quote: WireQuote) => void): Promise<string | null> {
  const answer = await call('GET /api/quote', { query: { quoteId } });
  if (!answer.ok) return null;
  adopt(answer.data.content);
  return generalMessage(answer.data.content.meta.messages);
}
