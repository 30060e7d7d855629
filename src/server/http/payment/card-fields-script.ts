// What runs inside the frame of the card field. It is sent to the browser as it stands here, so it leans on nothing but
// what it is given. A number never leaves the frame: what leaves it is the token that stands for the card.
import type * as cardEntry from '../../../domain/payment/card-entry.ts';
import type { TestCard } from '../../../domain/payment/test-card.ts';

export type FrameCard = Pick<TestCard, 'number' | 'token' | 'label'>;

export function cardFieldsScript(entry: typeof cardEntry, cards: readonly FrameCard[]): void {
  const shopOrigin = location.origin;
  const form = document.getElementById('card');
  const sentences: Readonly<Record<cardEntry.CardProblem, string>> = JSON.parse(form?.dataset.words ?? '{}');
  const notes: typeof sentences = JSON.parse(form?.dataset.notes ?? '{}');
  const input = (id: string) => document.getElementById(id) as HTMLInputElement;
  const [number, expiry, code] = [input('number'), input('expiry'), input('code')];
  const numbers = cards.map((card) => card.number);
  const tell = (event: string, more: object = {}) =>
    parent.postMessage({ type: 'vitrine-card', event, ...more }, shopOrigin);

  const tellHeight = () => tell('height', { height: document.documentElement.offsetHeight });

  const problemOf = (field: HTMLInputElement): cardEntry.CardProblem | null => {
    const today = new Date();
    if (field === number) return entry.numberProblem(field.value, numbers);
    if (field === expiry) return entry.expiryProblem(field.value, today.getFullYear(), today.getMonth() + 1);
    return entry.securityCodeProblem(field.value);
  };
  const say = (problem: cardEntry.CardProblem | null) => (problem === null ? '' : sentences[problem]);
  const show = (field: HTMLInputElement, problem: cardEntry.CardProblem | null) => {
    const note = document.getElementById(`${field.id}-note`);
    if (note) note.textContent = problem === null ? '' : notes[problem];
    field.setAttribute('aria-invalid', String(problem !== null));
  };

  /** Keeps the caret behind the digit it was behind. */
  const reformat = (field: HTMLInputElement, format: (text: string) => string) => {
    const shown = format(field.value);
    if (shown === field.value) return;
    const behind = field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, '').length;
    const isAtEnd = field.selectionStart === field.value.length;
    field.value = shown;
    let at = 0;
    for (let seen = 0; seen < behind && at < shown.length; at++) if (/\d/.test(shown.charAt(at))) seen++;
    const caret = isAtEnd ? shown.length : at;
    field.setSelectionRange(caret, caret);
  };

  const fields = [number, expiry, code];
  const isComplete = () => fields.every((field) => problemOf(field) === null);
  for (const field of fields) {
    field.addEventListener('input', (event) => {
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (field === number) reformat(field, entry.spacedNumber);
      if (field === expiry && !isDeleting) reformat(field, entry.slashedExpiry);
      // An error waits until nobody types any more.
      show(field, null);
      tell('change', { isComplete: isComplete() });
    });
    field.addEventListener('blur', () => show(field, problemOf(field)));
  }

  const tokenise = (id: unknown) => {
    const wrong = fields.filter((field) => problemOf(field) !== null);
    for (const field of fields) show(field, problemOf(field));
    const [first] = wrong;
    const digits = number.value.replace(/\D/g, '');
    const card = cards.find((known) => known.number === digits);
    if (first || !card) {
      first?.focus();
      tell('error', { id, message: first ? say(problemOf(first)) : '' });
    } else {
      const token = `${card.token}.${expiry.value.replace(/\D/g, '')}`;
      tell('token', { id, token, label: card.label });
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== shopOrigin || data?.type !== 'vitrine-card') return;
    if (data.ask === 'tokenise') tokenise(data.id);
    if (data.ask === 'focus') number.focus();
    if (data.ask === 'height') tellHeight();
  });
  form?.addEventListener('submit', (event) => event.preventDefault());
  new ResizeObserver(tellHeight).observe(document.documentElement);
  tell('ready');
}
