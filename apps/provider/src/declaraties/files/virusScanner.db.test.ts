import type { ValidationResponse } from '@mijn/contract/declaraties';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { type Clamd, eicar, hasClamd, startClamd } from '../../files/testing/clamd.testing.ts';
import { createPdf, stream } from '../../files/testing/pdf.testing.ts';
import {
  type Answer,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';

const hasScanner = await hasClamd();
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const folder = await createTestFolder('virus');
const infected = createPdf({ objects: [stream('', eicar)] });
let clamd: Clamd;
let insurer: TestProvider;

function validate(content: Buffer): Promise<Answer> {
  const body = toFormData({}, [['nota.pdf', content]], 'bestand');
  return insurer.request('/declaraties/valideren/bestand', 'sanne', { method: 'POST', body });
}

const codesOf = ({ text }: Answer): string[] => {
  const { body }: ValidationResponse = JSON.parse(text);
  return body.messages.map(({ code }) => code);
};

describe.skipIf(!hasScanner)('an insurer with ClamAV', () => {
  beforeAll(async () => {
    clamd = await startClamd();
    const virusScanner = { socket: clamd.socket };
    insurer = await startTestProvider({ pace, virusScanner, filesFolder: folder });
  });
  afterAll(async () => {
    await insurer.stop();
    await clamd.stop();
  });

  it('refuses a virus, also inside a valid PDF, and keeps nothing', async () => {
    for (const content of [eicar, infected]) {
      const response = await validate(content);
      expect([response.status, codesOf(response)]).toEqual([200, ['virus']]);
      expect(response.text).not.toContain('bestandId');
    }
    const form = toFormData(fieldsFor('Sanne'), [['nota.pdf', infected]]);
    const { nummer, fileValidationMessages } = parseResponse(
      await sendRequest(insurer, 'sanne', form),
    );
    expect(nummer).toBeUndefined();
    expect(fileValidationMessages[0]?.messages[0]).toMatchObject({ code: 'virus', level: 'error' });
    expect(await readdir(path.join(folder, 'kept'))).toEqual([]);
    expect(await readdir(path.join(folder, 'underWay'))).toEqual([]);
  });

  it('accepts a clean file', async () => {
    expect(codesOf(await validate(createPdf()))).toEqual([]);
    const form = toFormData(fieldsFor('Sanne'));
    expect(parseResponse(await sendRequest(insurer, 'sanne', form)).nummer).toBeDefined();
  });

  it('answers 503 when the scanner is down, and keeps nothing', async () => {
    const { length: before } = await insurer.sql('SELECT FROM insurer.bestand');
    await clamd.stop();
    const waiting = await validate(createPdf());
    expect([waiting.status, waiting.text]).toEqual([503, '{"status":503}']);
    expect(waiting.headers['retry-after']).toMatch(/^\d+$/);
    const form = toFormData(fieldsFor('Sanne'));
    expect((await sendRequest(insurer, 'sanne', form)).status).toBe(503);
    // Other findings are still returned at once.
    expect(codesOf(await validate(Buffer.alloc(0)))).toEqual(['leeg']);
    expect(await insurer.sql('SELECT FROM insurer.bestand')).toHaveLength(before);
    expect(await readdir(path.join(folder, 'underWay'))).toEqual([]);
  });
});
