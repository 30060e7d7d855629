export const likenessKey = 'likeness';

/** Whether this device was ever told; what it was told is read by code that comes only then. */
export function hasLikeness(): boolean {
  try {
    return localStorage.getItem(likenessKey) !== null;
  } catch {
    return false;
  }
}
