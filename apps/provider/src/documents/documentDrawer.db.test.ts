import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentDrawer } from './documentDrawer.ts';
import type { PdfTask } from './pdfWorker.ts';

const drawer = createDocumentDrawer({ perPerson: 3 });
afterAll(() => drawer.close());

const [sanne, daan] = [{ bsn: '999990081' }, { bsn: '999990524' }];
const { signal } = new AbortController();
const letter = (sentences = 1): PdfTask => ({
  language: 'nl',
  createdAt: Date.UTC(2026, 10, 22),
  kept: {
    merk: 'ZZ',
    sender: 'Zilverzand',
    letterhead: 'Sanne de Vries',
    title: 'Brief',
    header: 'Brief',
    introduction: 'Dit staat erop.',
    blocks: Array.from({ length: sentences }, (_, i) => ({
      kind: 'sentence',
      text: `Dit is zin ${i}.`,
    })),
    lastLine: 'Bewaar deze brief.',
  },
});
const start = (pdf: Buffer) => pdf.subarray(0, 8).toString('latin1');

describe('createDocumentDrawer', () => {
  it('draws a PDF in a worker thread', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    const pdf = await drawer.draw(letter(3_000), { caller: sanne, signal });
    clearInterval(timer);
    expect(start(pdf)).toBe('%PDF-1.7');
    // Drawing on this thread would block the timer.
    expect(ticks).toBeGreaterThan(20);
  });

  it('draws one document per person at a time, interleaved with other persons', async () => {
    const done: string[] = [];
    const draw = async (name: string, caller: typeof sanne) => {
      await drawer.draw(letter(200), { caller, signal });
      done.push(name);
    };
    await Promise.all([
      draw('first', sanne),
      draw('second', sanne),
      draw('third', sanne),
      draw('other', daan),
    ]);
    expect(done.indexOf('other')).toBeLessThan(2);
    expect(done.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third']);
  });

  it('refuses requests beyond a person’s queue limit, without affecting others', async () => {
    const four = Array.from({ length: 4 }, () => drawer.draw(letter(), { caller: sanne, signal }));
    const other = drawer.draw(letter(), { caller: daan, signal });
    const outcomes = await Promise.allSettled(four);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      'rejected',
    ]);
    await expect(four[3]).rejects.toMatchObject({ status: 429 });
    expect(start(await other)).toBe('%PDF-1.7');
  });

  it('queues staff apart from the person whose file is open', async () => {
    const staff = { ...sanne, actor: 'medewerker-1' };
    const four = Array.from({ length: 4 }, () => drawer.draw(letter(), { caller: staff, signal }));
    const own = drawer.draw(letter(), { caller: sanne, signal });
    const outcomes = await Promise.allSettled([...four, own]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      'rejected',
      'fulfilled',
    ]);
  });

  it('drops requests whose caller has hung up', async () => {
    const gone = new AbortController();
    const first = drawer.draw(letter(500), { caller: sanne, signal });
    const second = drawer.draw(letter(), { caller: sanne, signal: gone.signal });
    gone.abort();
    await expect(second).rejects.toMatchObject({ status: 408 });
    expect(start(await first)).toBe('%PDF-1.7');
  });
});
