import { expect, it } from 'vitest';
import { createPdf } from './createPdf.ts';
import { letterWith, placedOnAll } from './letter.testing.ts';

it('never puts the last line on a page of its own, whatever the length of the letter', async () => {
  const lengths = Array.from({ length: 12 }, (_, i) => 24 + i);
  const alone: number[] = [];
  for (const length of lengths) {
    const sentences = Array.from({ length }, (_, i) => `Dit is zin ${i}.`);
    const blocks = sentences.map((text) => ({ kind: 'sentence', text }) as const);
    const pages = await placedOnAll(await letterWith(blocks));
    const last = pages.at(-1)?.map(({ text }) => text) ?? [];
    if (last.includes('Bewaar deze brief.') && !last.includes(sentences.at(-1) ?? '')) {
      alone.push(length);
    }
  }
  expect(alone).toEqual([]);
});

it('returns a PDF', async () => {
  const blocks = [{ kind: 'sentence', text: 'Dit is een zin.' }] as const;
  const kept = {
    merk: 'ZZ',
    sender: 'Zilverzand',
    letterhead: 'Sanne de Vries',
    title: 'Brief',
    header: 'Brief',
    introduction: 'Dit staat erop.',
    blocks,
    lastLine: 'Bewaar deze brief.',
  } as const;
  const pdf = await createPdf(kept, 'nl', Temporal.Instant.from('2026-11-22T12:00:00Z'));
  expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
});
