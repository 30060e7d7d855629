/** The address of a picture or film that the catalogue names by its path. */
export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
