import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text file of a build, so that the server only has to send them. */
export async function comprimeer(map: string): Promise<void> {
  for await (const naam of glob('**/*.{js,css,svg,html,json,webmanifest}', { cwd: map })) {
    const pad = path.join(map, naam);
    const inhoud = await readFile(pad);
    const kwaliteit = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${pad}.br`, await brotli(inhoud, { params: kwaliteit }));
    await writeFile(`${pad}.gz`, await gz(inhoud, { level: 9 }));
  }
}
