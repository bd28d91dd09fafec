import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import { describe, expect, it } from 'vitest';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const insurer = await useTestProvider({ pace });

async function withFile(as: string, before: string): Promise<{ nummer: string; path: string }> {
  const form = toFormData(fieldsFor(before), [['mijn nota.pdf', createPdf()]]);
  const nummer = parseResponse(await sendRequest(insurer, as, form)).nummer ?? '';
  const path = `/declaraties/${nummer}`;
  const [declaratie] = (await insurer.read<DeclaratieResponse>(path, as)).declaraties;
  const id = declaratie?.bestanden?.[0]?.bestandId;
  return { nummer, path: `/uitbreidingen${path}/bestanden/${id}` };
}

describe('a file of a claim', () => {
  it('is downloaded as an attachment under its name, and logged', async () => {
    const { nummer, path } = await withFile('sanne', 'Lotte');
    const { status, headers, text } = await insurer.request(path, 'sanne');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="mijn nota.pdf"; filename*=UTF-8''mijn%20nota.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(text.startsWith('%PDF-')).toBe(true);
    const logged = await insurer.sql(
      `SELECT kijker, betreft FROM insurer.inzage
       WHERE operatie = 'getBestand' AND onderwerp = '${nummer}'`,
    );
    expect(logged).toEqual([{ kijker: numberOf('Sanne'), betreft: numberOf('Lotte') }]);
  });

  it('is 404 where the care is hidden, and for a withdrawn claim', async () => {
    await insurer.sql('UPDATE insurer.relatie SET toestemming_zorgkosten = false');
    const { nummer, path } = await withFile('daan', 'Daan');
    expect((await insurer.request(path, 'sanne')).status).toBe(404);
    expect((await insurer.request(path, 'daan')).status).toBe(200);
    const gone = `/uitbreidingen/declaraties/${nummer}/intrekken`;
    expect((await insurer.request(gone, 'daan', { method: 'POST' })).status).toBe(200);
    expect((await insurer.request(path, 'daan')).status).toBe(404);
  });
});
