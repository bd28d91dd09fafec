import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { numberOf, type TestProvider } from '../../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
let insurer: TestProvider;

async function withFile(as: string, before: string): Promise<{ nummer: string; path: string }> {
  const form = toFormData(fieldsFor(before), [['mijn nota.pdf', createPdf()]]);
  const nummer = parseResponse(await sendRequest(insurer, as, form)).nummer ?? '';
  const path = `/declaraties/${nummer}`;
  const [declaratie] = (await insurer.read<DeclaratieResponse>(path, as)).declaraties;
  const id = declaratie?.bestanden?.[0]?.bestandId;
  return { nummer, path: `/uitbreidingen${path}/bestanden/${id}` };
}

describe.each(protectionModes)('a file of a claim, %s', (mode) => {
  beforeAll(async () => {
    insurer = await startWithoutProtection(mode, { pace });
  });
  afterAll(() => insurer.stop());

  it('is 404 for strangers, byte for byte as for an unknown file', async () => {
    const { nummer, path } = await withFile('jan', 'Jan');
    const own = await withFile('sanne', 'Sanne');
    const yardstick = await insurer.request('/uitbreidingen/declaraties/x/bestanden/x', 'sanne');
    expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":404}']);
    const janFile = path.split('/').at(-1) ?? '';
    for (const foreign of [
      path,
      `/uitbreidingen/declaraties/${own.nummer}/bestanden/${janFile}`,
      `/uitbreidingen/declaraties/${nummer}/bestanden/00000000-0000-4000-8000-000000000000`,
      `/uitbreidingen/declaraties/${own.nummer}/bestanden/%00`,
      `/uitbreidingen/declaraties/%00/bestanden/${janFile}`,
      `${own.path}x`,
    ]) {
      expect([foreign, await insurer.request(foreign, 'sanne')]).toEqual([foreign, yardstick]);
    }
  });
});

describe('a file of a claim', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { pace });
  });
  afterAll(() => insurer.stop());

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

  it('is 404 where the care is hidden, for a withdrawn claim, and without a login', async () => {
    await insurer.sql('UPDATE insurer.relatie SET toestemming_zorgkosten = false');
    const { nummer, path } = await withFile('daan', 'Daan');
    expect((await insurer.request(path, 'sanne')).status).toBe(404);
    expect((await insurer.request(path, 'daan')).status).toBe(200);
    expect((await insurer.request(path)).status).toBe(401);
    expect((await insurer.request(path, 'daan', { niveau: 20 })).status).toBe(403);
    expect((await insurer.request(path, 'daan', { method: 'HEAD' })).status).toBe(405);
    const gone = `/uitbreidingen/declaraties/${nummer}/intrekken`;
    expect((await insurer.request(gone, 'daan', { method: 'POST' })).status).toBe(200);
    expect((await insurer.request(path, 'daan')).status).toBe(404);
  });
});
