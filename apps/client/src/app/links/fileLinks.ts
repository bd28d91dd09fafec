import { fetchThroughDoor } from '../../platform/door.ts';
import { saveFile } from '../../platform/saveFile.ts';

/** Which files and pictures are behind the insurer's calls: a plain link carries no header. */
const behindCalls = /^\/api\/v1\//;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

// The whole name stands beside one for those who know no letters outside ASCII.
function nameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/.exec(disposition)?.[1];
  return (whole && decode(whole.trim())) || (plain ?? '');
}

/** Why a file did not come: the status that was answered; none: there was no answer, or it could not be kept. */
export interface FileProblem {
  readonly status?: number;
}

/** @returns why it did not come; undefined: it did */
async function fetchFile(path: string): Promise<FileProblem | undefined> {
  try {
    const response = await fetchThroughDoor(path);
    if (!response.ok) return response;
    const name = nameIn(response.headers.get('content-disposition') ?? '');
    await saveFile(name, await response.blob());
    return undefined;
  } catch {
    return {};
  }
}

/**
 * Lets links to files be asked for as calls are, where a link by itself would not be known as ours: in the
 * internal mode and in the native app.
 * @param onFailed hears why a file did not come
 */
export function watchFileLinks(onFailed: (problem: FileProblem) => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !behindCalls.test(link.pathname)) return;
    event.preventDefault();
    void fetchFile(link.pathname + link.search).then((problem) => problem && onFailed(problem));
  });
}
