import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Grey } from './grey.ts';

// Load from disk: by default zxing-wasm downloads it, and this process has no network.
const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
let prepared = false;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  const { buffer, byteOffset, byteLength } = readFileSync(program);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
}

/** Decodes the QR codes on a page. */
export async function readCodes({ pixels, width, height }: Grey): Promise<string[]> {
  prepare();
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [i, shade] of pixels.entries()) data.fill(shade, i * 4, i * 4 + 3);
  const image = { data, width, height, colorSpace: 'srgb' } as const;
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 4 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
