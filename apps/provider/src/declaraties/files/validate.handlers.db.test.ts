import {
  type DeclaratieResponse,
  validationResponse,
  type ValidationResponse,
} from '@mijn/contract/declaraties';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { phonePhoto } from '../../files/testing/image.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import {
  type Answer,
  startTestProvider,
  useTestProvider,
} from '../../testing/trialProvider.testing.ts';
import {
  type Attachment,
  codes,
  toFormData,
  parseResponse,
  sendRequest,
  fieldsFor,
} from '../submit/submit.testing.ts';

const slow = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const insurer = await useTestProvider({ pace: slow });

function validate(as: string, attachment: Attachment, at = insurer) {
  const body = toFormData({}, [attachment], 'bestand');
  return at.request('/declaraties/valideren/bestand', as, { method: 'POST', body });
}

function parseInspection({ text }: Answer): ValidationResponse {
  return validationResponse.parse(JSON.parse(text));
}

async function fileId(
  as: string,
  attachment: Attachment = ['nota.pdf', createPdf()],
): Promise<string> {
  const { body } = parseInspection(await validate(as, attachment));
  if (!body.bestandId) throw new Error('no id');
  return body.bestandId;
}

function submit(as: string, before: string, bestandIds: readonly string[]) {
  return sendRequest(insurer, as, toFormData(fieldsFor(before, { bestandIds }), []));
}

describe('uploading a file for validation', () => {
  it('returns the findings and keeps a valid file', async () => {
    const response = await validate('sanne', ['IMG 1.JPG', await phonePhoto()]);
    const { status, body } = parseInspection(response);
    expect(status).toBe(200);
    expect(body.filename).toBe('IMG 1.JPG');
    expect(body.messages).toMatchObject([{ code: 'locatieVerwijderd', level: 'info' }]);
    expect(body.bestandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('rejects an invalid file, and keeps nothing', async () => {
    const response = await validate('sanne', ['nota.pdf', Buffer.from('<html>nota</html>')]);
    const { body } = parseInspection(response);
    expect(body.messages).toMatchObject([{ code: 'soortNietToegestaan', level: 'error' }]);
    expect(body.messages[0]?.message).toContain('webpagina');
    expect(body).not.toHaveProperty('bestandId');
  });

  it('accepts a single file, in its own field', async () => {
    const path = '/declaraties/valideren/bestand';
    const pdf: Attachment = ['nota.pdf', createPdf()];
    for (const body of [
      toFormData({}, [pdf, pdf], 'bestand'),
      toFormData({}, [], 'bestand'),
      toFormData({}, [pdf], 'bestanden'),
      toFormData({ declarant: '1' }, [pdf], 'bestand'),
    ]) {
      expect((await insurer.request(path, 'sanne', { method: 'POST', body })).status).toBe(400);
    }
  });
});

describe('an uploaded file', () => {
  it('is added to the claim by its id, in the chosen order', async () => {
    const first = await fileId('sanne', ['een.pdf', createPdf()]);
    const second = await fileId('sanne', ['twee.pdf', createPdf({ pages: 2 })]);
    const form = toFormData(fieldsFor('Sanne', { bestandIds: [second, first] }), [
      ['drie.pdf', createPdf({ pages: 3 })],
    ]);
    const { nummer } = parseResponse(await sendRequest(insurer, 'sanne', form));
    const detail = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, 'sanne');
    expect(detail.declaraties[0]?.bestanden?.map(({ naam }) => naam)).toEqual([
      'twee.pdf',
      'een.pdf',
      'drie.pdf',
    ]);
  });

  it('keeps its id when it is uploaded again, by the same person and before its use', async () => {
    const nota = createPdf({ pages: 4 });
    const first = await fileId('sanne', ['nota.pdf', nota]);
    expect(await fileId('sanne', ['kopie.pdf', nota])).toBe(first);
    expect(await fileId('sanne', ['nota.pdf', createPdf({ pages: 5 })])).not.toBe(first);
    expect(await fileId('jan', ['nota.pdf', nota])).not.toBe(first);
    await submit('sanne', 'Sanne', [first]);
    expect(await fileId('sanne', ['nota.pdf', nota])).not.toBe(first);
  });

  it('is unknown, byte for byte, when it is somebody else’s or was used', async () => {
    const fileOfJan = await fileId('jan');
    const used = await fileId('sanne');
    await submit('sanne', 'Sanne', [used]);
    const expired = await fileId('sanne');
    await insurer.sql(
      `UPDATE insurer.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${expired}'`,
    );
    const ids = [fileOfJan, used, expired, randomUUID(), 'geen-id'];
    const responses = [];
    for (const id of ids) responses.push(await submit('sanne', 'Sanne', [id]));
    for (const response of responses) {
      expect(codes(response)).toEqual(['bestandOnbekend']);
      expect(response).toEqual(responses[0]);
    }
    expect(parseResponse(await submit('jan', 'Jan', [fileOfJan])).nummer).toBeDefined();
  });
});

describe('an insurer without the extensions', () => {
  it('returns neither a claim number nor a file id, and accepts neither', async () => {
    const core = await startTestProvider({ pace: slow, extensions: false });
    try {
      const inspected = await validate('sanne', ['nota.pdf', createPdf()], core);
      expect(JSON.parse(inspected.text)).toEqual({
        status: 200,
        body: { filename: 'nota.pdf', messages: [] },
      });
      const fields = fieldsFor('Sanne');
      const { fileValidationMessages, ...body } = parseResponse(
        await sendRequest(core, 'sanne', toFormData(fields)),
      );
      expect(fileValidationMessages).toHaveLength(1);
      expect(body).toEqual({ validationMessages: { messages: [] } });
      const withIds = toFormData({ ...fields, bestandIds: [randomUUID()] });
      expect((await sendRequest(core, 'sanne', withIds)).status).toBe(400);
    } finally {
      await core.stop();
    }
  });
});
