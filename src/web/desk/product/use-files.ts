// Files that are dropped anywhere on the page, or pasted: no browser leaves the page for a picture that missed its place.
import { useEffect, useRef, useState } from 'react';

/** Whether files are held over the page. */
export function useFiles(onFiles: (files: readonly File[]) => void, isOff: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (isOff) return;
    // A picture of the page itself is dragged as a file too.
    let isOwn = false;
    const begin = () => {
      isOwn = true;
    };
    const end = () => {
      isOwn = false;
    };
    const hasFiles = (event: DragEvent) =>
      !isOwn && (event.dataTransfer?.types.some((type) => /^files$/i.test(type)) ?? false);
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const take = (list: DataTransfer | null, event: Event) => {
      const files = [...(list?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!isOwn) take(event.dataTransfer, event);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData, event);
    window.addEventListener('dragstart', begin);
    window.addEventListener('dragend', end);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragstart', begin);
      window.removeEventListener('dragend', end);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [isOff]);
  return isOver;
}
