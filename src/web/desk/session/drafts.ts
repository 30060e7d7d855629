// What was typed and not sent, as the tab keeps it: by the page it was typed on, so that leaving that page can ask.

const placeOf = (page: string) => `desk draft ${page} `;

export const draftPlace = (page: string, name: string) => `${placeOf(page)}${name}`;

const placesOn = (page: string) =>
  Object.keys(sessionStorage).filter((place) => place.startsWith(placeOf(page)));

export const hasDrafts = (page: string) => placesOn(page).length > 0;

export function discardDrafts(page: string): void {
  for (const place of placesOn(page)) sessionStorage.removeItem(place);
}

let isOnTheWayToProof = false;

/** To where one shows who one is, and back: drafts stay meanwhile, so that nothing is asked. */
export function leaveForProof(address: string): void {
  isOnTheWayToProof = true;
  window.location.assign(address);
}

/** The browser asks in its own words before the tab is closed or loaded anew. */
export function askBeforeUnload(event: BeforeUnloadEvent, page: string): void {
  if (!isOnTheWayToProof && hasDrafts(page)) event.preventDefault();
}
