/** How long the way back from a change is offered; afterwards it is history, and changed like anything else. */
export const undoSeconds = 10;
