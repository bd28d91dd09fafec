import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestProvider } from '../../testing/trialProvider.testing.ts';
import { sendFile } from '../concept/concept.testing.ts';
import { codes, toFormData, parseResponse, sendRequest, fieldsFor } from './submit.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true });

/** Sends in a claim under a key and withdraws it; returns its number. */
async function sendAndWithdraw(body: FormData, key: string): Promise<string> {
  const { nummer = '' } = parseResponse(await sendRequest(insurer, 'sanne', body, key));
  const path = `/uitbreidingen/declaraties/${nummer}/intrekken`;
  expect((await insurer.request(path, 'sanne', { method: 'POST' })).status).toBe(200);
  return nummer;
}

const ofNota = (notaNummer: string): FormData => toFormData(fieldsFor('Sanne', { notaNummer }));

describe('a withdrawn claim', () => {
  it('is reported as withdrawn when it is sent again, and can be sent in anew under another key', async () => {
    const key = randomUUID();
    const nummer = await sendAndWithdraw(ofNota('w-1'), key);
    const again = await sendRequest(insurer, 'sanne', ofNota('w-1'), key);
    expect(parseResponse(again)).toEqual({
      fileValidationMessages: [],
      validationMessages: {
        messages: [
          { code: 'ingetrokken', level: 'error', message: expect.stringContaining('ingetrokken') },
        ],
      },
    });
    const anew = parseResponse(await sendRequest(insurer, 'sanne', ofNota('w-1')));
    expect(anew.nummer).toBeDefined();
    expect(anew.nummer).not.toBe(nummer);
  });

  it('has lost its files, which is reported at once', async () => {
    const fields = fieldsFor('Sanne', { bestandIds: [await sendFile(insurer, 'sanne')] });
    const key = randomUUID();
    await sendAndWithdraw(toFormData(fields, []), key);
    const again = await sendRequest(insurer, 'sanne', toFormData(fields, []), key);
    expect(codes(again)).toEqual(['ingetrokken', 'bestandOnbekend']);
  });

  it('is not mentioned when its key is used for another claim', async () => {
    const key = randomUUID();
    await sendAndWithdraw(ofNota('w-3'), key);
    expect((await sendRequest(insurer, 'sanne', ofNota('w-4'), key)).status).toBe(409);
  });
});
