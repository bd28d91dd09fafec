import { fetchCall } from './apiTransport.ts';
import { saveFile } from './saveFile.ts';

/** Files and images behind calls to the insurer: a plain link carries no header. */
const behindCalls = /^\/api\/v1\//;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

// The full name stands next to one for clients without letters outside ASCII.
function nameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/.exec(disposition)?.[1];
  return (whole && decode(whole.trim())) || (plain ?? '');
}

/**
 * The reason that a file was not saved: the status of the answer, or none without an answer or when it
 * could not be saved.
 */
export interface FileProblem {
  readonly status?: number;
}

/** @returns the problem; undefined when the file was saved */
async function fetchFile(path: string): Promise<FileProblem | undefined> {
  try {
    const response = await fetchCall(path);
    if (!response.ok) return response;
    const name = nameIn(response.headers.get('content-disposition') ?? '');
    await saveFile(name, await response.blob());
    return undefined;
  } catch {
    return {};
  }
}

/**
 * Fetches linked files as calls, because the gateway would not accept a plain link: in the internal mode
 * and in the native app.
 * @param onFailed receives the reason that a file was not saved
 */
export function watchFileLinks(onFailed: (problem: FileProblem) => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !behindCalls.test(link.pathname)) return;
    event.preventDefault();
    void fetchFile(link.pathname + link.search).then((problem) => problem && onFailed(problem));
  });
}
