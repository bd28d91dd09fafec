import { pathOfFilePage } from '@mijn/domain/filePaths';
import { useEffect, useState } from 'react';
import { fetchCall } from '../../../../platform/apiTransport.ts';

/** An image of a page of a bill: its `blob:` address in this document, and its size in pixels. */
export interface PagePicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

type Load = (address: string) => Promise<PagePicture | undefined>;

async function loadPicture(path: string): Promise<PagePicture | undefined> {
  const response = await fetchCall(path);
  if (!response.ok) return undefined;
  const address = URL.createObjectURL(await response.blob());
  const image = new Image();
  image.src = address;
  await image.decode();
  return { address, width: image.naturalWidth, height: image.naturalHeight };
}

// Fields share the image of their page: it is loaded once, and released with the last one.
interface Shared {
  readonly picture: Promise<PagePicture | undefined>;
  users: number;
}
const shared = new Map<string, Shared>();

function take(path: string, load: Load): Shared {
  const entry = shared.get(path) ?? { picture: load(path).catch(() => undefined), users: 0 };
  entry.users += 1;
  shared.set(path, entry);
  return entry;
}

function leave(path: string, entry: Shared): void {
  entry.users -= 1;
  if (entry.users > 0) return;
  if (shared.get(path) === entry) shared.delete(path);
  void entry.picture.then((picture) => picture && URL.revokeObjectURL(picture.address));
}

/**
 * Returns the image of a page (from 1) of a stored file; undefined until it is loaded, and after a failure.
 */
export function usePagePicture(
  bestandId: string,
  page: number,
  load: Load = loadPicture,
): PagePicture | undefined {
  const path = pathOfFilePage(bestandId, page);
  const [shown, setShown] = useState<{ readonly path: string; readonly picture: PagePicture }>();
  useEffect(() => {
    const entry = take(path, load);
    let gone = false;
    void entry.picture.then((picture) => picture && !gone && setShown({ path, picture }));
    return () => {
      gone = true;
      leave(path, entry);
    };
  }, [path, load]);
  return shown?.path === path ? shown.picture : undefined;
}
