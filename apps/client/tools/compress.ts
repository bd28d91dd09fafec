import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const {
  BROTLI_PARAM_QUALITY: quality,
  BROTLI_PARAM_LGBLOCK: block,
  BROTLI_PARAM_NPOSTFIX: postfix,
  BROTLI_PARAM_NDIRECT: direct,
} = constants;

// Brotli settings to try, because the smallest result cannot be predicted (RFC 7932).
const ways = [{}, { [direct]: 8 }, { [postfix]: 1, [direct]: 8 }, { [postfix]: 2, [direct]: 4 }];
/** The same with another block size, for files of more than one block. */
const waysOfLarge = [
  ...ways,
  ...[16, 19].flatMap((size) => [{ [block]: size }, { [block]: size, [direct]: 8 }]),
];
const largeBytes = 2 ** 16;

async function smallest(content: Buffer): Promise<Buffer> {
  const tried = content.length > largeBytes ? waysOfLarge : ways;
  const packed = await Promise.all(
    tried.map((way) => brotli(content, { params: { [quality]: 11, ...way } })),
  );
  return packed.reduce((least, one) => (one.length < least.length ? one : least));
}

/** Writes .br and .gz next to every text file of a build, so that the server only sends them. */
export async function compress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,html,json,webmanifest}', { cwd: folder })) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await smallest(content));
    await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
  }
}
