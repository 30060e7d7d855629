// What is typed into a form is kept for this tab, so that a reload, an error or signing in again loses none of it.
import { type RefObject, useCallback, useEffect } from 'react';

type Draft = Readonly<Record<string, string>>;

export interface DraftKeeping {
  readonly keep: () => void;
  readonly forget: () => void;
}

/**
 * Puts back what was kept once the form is there; `onPutBack` hears of what the form itself does not hold. What the server
 * sent back is newer than what was kept.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  isNewer: boolean,
  onPutBack: (draft: Draft) => void,
): DraftKeeping {
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once for each form
  useEffect(() => {
    const draft = readDraft(key);
    if (!draft || !form.current || isNewer) return;
    for (const control of form.current.elements) putBack(control, draft);
    onPutBack(draft);
  }, [key]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    writeDraft(key, Object.fromEntries(fields));
  }, [form, key]);
  const forget = useCallback(() => writeDraft(key, null), [key]);
  return { keep, forget };
}

function putBack(control: Element, draft: Draft): void {
  if (control instanceof HTMLInputElement && control.type === 'radio')
    control.checked = draft[control.name] === control.value;
  else if (
    (control instanceof HTMLInputElement && control.type === 'text') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    control.value = draft[control.name] ?? control.value;
}

/** Storage may be full, blocked or broken: then nothing is kept, and nothing fails. */
function readDraft(key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Draft) : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // The form works without.
  }
}
