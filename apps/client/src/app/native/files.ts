import { callNative, wordIn } from './bridge.ts';

/** Folder for files that are being shared; emptied at every start. */
const folder = { path: 'mijn', directory: 'CACHE' } as const;

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pieces: string[] = [];
  // In chunks, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)));
  }
  return btoa(pieces.join(''));
}

/** Deletes the temporary files, so that no personal data stays on the device. */
export async function forgetFiles(): Promise<void> {
  await callNative('Filesystem', 'rmdir', { ...folder, recursive: true }).catch(() => undefined);
}

/** Opens the share sheet of the phone for a file, because a web view has no downloads. */
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
  // A cancelled share rejects as well.
  if (uri !== undefined) {
    await callNative('Share', 'share', { files: [uri], title: name }).catch(() => undefined);
  }
}
