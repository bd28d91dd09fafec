import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface FileDrop {
  readonly box: RefObject<HTMLFieldSetElement | null>;
  readonly draggedOver: boolean;
}

/**
 * Takes files that are dropped on an area, or pasted anywhere in the page. Prevents drops elsewhere,
 * because the browser would leave the page to show the file.
 */
export function useFileDrop(onFiles: (files: File[]) => void): FileDrop {
  const box = useRef<HTMLFieldSetElement>(null);
  const [draggedOver, setAbove] = useState(false);
  const receive = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const inside = (event: Event) =>
      event.target instanceof Node && box.current?.contains(event.target) === true;
    const sleep = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = inside(event) ? 'copy' : 'none';
      setAbove(inside(event));
    };
    const release = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setAbove(false);
      if (inside(event)) receive(event.dataTransfer.files);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setAbove(false);
    const paste = (event: ClipboardEvent) => receive(event.clipboardData?.files);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragover', sleep, { signal });
    document.addEventListener('drop', release, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);

  return { box, draggedOver };
}
