import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Neerzetten {
  /** For the area that takes the files. */
  readonly vak: RefObject<HTMLFieldSetElement | null>;
  /** Files hang over the area now. */
  readonly boven: boolean;
}

/**
 * Takes files that are dropped on an area, or pasted anywhere in the page.
 * A file dropped beside the area is refused too, since the browser would leave the page to show it.
 */
export function useNeerzetten(onBestanden: (bestanden: File[]) => void, uit: boolean): Neerzetten {
  const vak = useRef<HTMLFieldSetElement>(null);
  const [boven, setBoven] = useState(false);
  const ontvang = useEffectEvent((lijst: FileList | undefined) => {
    const bestanden = [...(lijst ?? [])];
    if (!uit && bestanden.length > 0) onBestanden(bestanden);
  });

  useEffect(() => {
    const binnen = (event: Event) =>
      event.target instanceof Node && vak.current?.contains(event.target) === true;
    const sleep = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = binnen(event) ? 'copy' : 'none';
      setBoven(binnen(event));
    };
    const laatLos = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setBoven(false);
      if (binnen(event)) ontvang(event.dataTransfer.files);
    };
    const verlaat = (event: DragEvent) => event.relatedTarget === null && setBoven(false);
    const plak = (event: ClipboardEvent) => ontvang(event.clipboardData?.files);
    const luisteraars = new AbortController();
    const { signal } = luisteraars;
    document.addEventListener('dragover', sleep, { signal });
    document.addEventListener('drop', laatLos, { signal });
    document.addEventListener('dragleave', verlaat, { signal });
    document.addEventListener('paste', plak, { signal });
    return () => luisteraars.abort();
  }, []);

  return { vak, boven };
}
