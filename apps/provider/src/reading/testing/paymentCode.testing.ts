import { toDecimalText } from '@mijn/domain/money';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Pdf from 'pdfkit';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { BillTruth } from './bill.testing.ts';

const program = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));

const account = 'NL91ABNA0417164300';

/** Contents of the QR code for banking apps (EPC069-12). */
function payment({ naamZorgverlener, total, notaNummer = '' }: BillTruth): string {
  const euros = `EUR${toDecimalText(total)}`;
  return ['BCD', '002', '1', 'SCT', '', naamZorgverlener, account, euros, '', '', notaNummer].join(
    '\n',
  );
}

/** Draws the QR code for paying a bill, 85 points wide. */
export async function drawPaymentCode(
  pdf: Pdf,
  bill: BillTruth,
  { left, y }: { readonly left: number; readonly y: number },
): Promise<void> {
  const { buffer, byteOffset, byteLength } = readFileSync(program);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  const { symbol } = await writeBarcode(payment(bill), { format: 'QRCode', scale: 1 });
  const { data, width, height } = symbol;
  const module = 85 / width;
  for (let at = 0; at < width * height; at += 1) {
    if (data[at] !== 0) continue;
    const [x, row] = [at % width, Math.floor(at / width)];
    pdf.rect(left + x * module, y + row * module, module + 0.05, module + 0.05).fill('black');
  }
}
