import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text file of a build, so that the server only has to send them. */
export async function compress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,html,json,webmanifest}', { cwd: folder })) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${file}.br`, await brotli(content, { params: quality }));
    await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
  }
}
