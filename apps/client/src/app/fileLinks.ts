import { fetchThroughDoor } from '../platform/door.ts';
import { saveFile } from '../platform/saveFile.ts';

/** Which files and pictures are behind the insurer's calls: a plain link carries no header. */
const behindCalls = /^\/api\/v1\//;

async function fetchFile(path: string): Promise<boolean> {
  const response = await fetchThroughDoor(path).catch(() => undefined);
  if (!response?.ok) return false;
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  await saveFile(named?.[1] ?? '', await response.blob());
  return true;
}

/**
 * Lets links to files be asked for as calls are, where a link by itself would not be known as ours: in the
 * internal mode and in the native app.
 * @param onFailed hears of a file that did not come
 */
export function watchFileLinks(onFailed: () => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !behindCalls.test(link.pathname)) return;
    event.preventDefault();
    void fetchFile(link.pathname + link.search).then((came) => came || onFailed());
  });
}
