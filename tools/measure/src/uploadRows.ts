import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import type { BrowserContext } from '@playwright/test';
import { headersOf } from './serverRows.ts';
import type { Row } from './table.ts';

/** So many files one person sends at once, again and again, hanging up on half of them. */
const flood = 20;
const rounds = 5;

/** Has a file looked at, as the form does when it is picked. Returns after how many milliseconds. */
async function upload(
  url: string,
  headers: Record<string, string>,
  file: Blob,
  signal?: AbortSignal,
): Promise<number> {
  const body = new FormData();
  body.append('bestand', file, 'nota.pdf');
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/declaraties/valideren/bestand`, {
    method: 'POST',
    headers,
    body,
    ...(signal && { signal }),
  });
  await answer.text();
  if (answer.status !== 200 && answer.status !== 429) throw new Error(`answered ${answer.status}`);
  return performance.now() - begun;
}

/** A PDF of one page, another one each time: the same file twice at once is something else. */
function honestPdf(number: number): Blob {
  const text = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${300 + number} 400] >> endobj
trailer << /Root 1 0 R >>`;
  return new Blob([text], { type: 'application/pdf' });
}

/**
 * Measures how long somebody waits until their file is looked at, while another person sends files that cost
 * seconds each: the longest of some.
 */
export async function measureUploads(
  honest: BrowserContext,
  flooding: BrowserContext,
  url: string,
): Promise<Row[]> {
  const headers = await headersOf(honest, url);
  const others = await headersOf(flooding, url);
  const heavy = new Blob([new Uint8Array(heavyPdf())], { type: 'application/pdf' });
  await upload(url, headers, honestPdf(0));
  const flooded = new AbortController();
  const send = async (hangUp: boolean): Promise<void> => {
    while (!flooded.signal.aborted) {
      const signal = hangUp ? AbortSignal.timeout(50) : undefined;
      await upload(url, others, heavy, signal).catch(() => undefined);
    }
  };
  const flooders = Array.from({ length: flood }, (_, i) => send(i % 2 === 0));
  const waits: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    waits.push(await upload(url, headers, honestPdf(round)));
  }
  flooded.abort();
  await Promise.all(flooders);
  const what = 'an upload beside one person’s flood, longest of five';
  return [{ what, ours: Math.max(...waits), unit: 'ms', goal: { atMost: 5_000 } }];
}
