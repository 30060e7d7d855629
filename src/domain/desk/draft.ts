// What is typed into a form of the desk and not sent yet.

/** A key names one try of sending, and an empty field says as much as a field that is not there: neither was typed. */
const filledPart = (name: string, value: unknown) =>
  name === 'key' || value === null || value === '' ? undefined : value;

/** Whether a draft says anything else than the form did when it was opened. */
export function isChangedDraft(draft: unknown, blank: unknown): boolean {
  return JSON.stringify(draft, filledPart) !== JSON.stringify(blank, filledPart);
}
