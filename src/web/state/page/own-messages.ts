/** Once scripts run, a form says what is missing in the shop's own words instead of the browser's. Given as its `ref`. */
export function sayWhatIsMissing(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
