// `node apps/client/tools/native.ts <folder>` writes the files of the native app (apps/native) from the existing build.
// BRAND is its brand (default ZZ), GATEWAY_URL the origin of its gateway, MAINTENANCE_URL another maintenance document.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NativeEntry } from '@mijn/contract/serverEntry';
import { readNativeRequest } from './nativeRequest.ts';

const dist = path.join(import.meta.dirname, '../dist');

/** Pictures and icons of the brands, which pages refer to by address. */
const pictures = 'merk';

async function write(folder: string): Promise<void> {
  const request = readNativeRequest(process.env);
  const { renderNative }: NativeEntry = await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  );
  const { written, files } = renderNative(request);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(path.join(dist, 'client', file), path.join(folder, file));
  const own = new RegExp(`^${request.merk}[.-].*(?<!br|gz)$`);
  for (const name of readdirSync(path.join(dist, 'client', pictures)).filter((one) =>
    own.test(one),
  ))
    cpSync(path.join(dist, 'client', pictures, name), path.join(folder, pictures, name));
  for (const [name, text] of Object.entries(written)) writeFileSync(path.join(folder, name), text);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the native app’s files go to.');
await write(path.resolve(folder));
