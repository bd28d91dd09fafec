import { callNative, wordIn } from './bridge.ts';

/** Where files stand that are on their way to what the person chose for them: emptied at every start. */
const folder = { path: 'mijn', directory: 'CACHE' } as const;

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pieces: string[] = [];
  // In pieces: a function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)));
  }
  return btoa(pieces.join(''));
}

/** Removes what was kept for a moment: nothing of a person stays on the device. */
export async function forgetFiles(): Promise<void> {
  await callNative('Filesystem', 'rmdir', { ...folder, recursive: true }).catch(() => undefined);
}

/**
 * Hands a file over to the phone, which asks the person where to keep it or whom to send it to. A web view
 * has no downloads.
 */
export async function keepFile(name: string, content: Blob): Promise<void> {
  const { path, directory } = folder;
  const data = await toBase64(content);
  const options = {
    path: `${path}/${name.replaceAll('/', '-')}`,
    directory,
    data,
    recursive: true,
  };
  const uri = wordIn(await callNative('Filesystem', 'writeFile', options), 'uri');
  // Who changes their mind ends it as well.
  if (uri !== undefined) {
    await callNative('Share', 'share', { files: [uri], title: name }).catch(() => undefined);
  }
}
