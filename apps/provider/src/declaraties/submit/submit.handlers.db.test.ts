import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { codes, toFormData, parseResponse, sendRequest, fieldsFor } from './submit.testing.ts';

// Long delays, so that no job interferes.
const insurer = await useTestProvider({
  pace: { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 },
});

async function countDeclaraties(): Promise<number> {
  const [row] = await insurer.sql<{ n: string }>('SELECT count(*) AS n FROM insurer.declaratie');
  return Number(row?.n);
}

const sendWithoutKey = async (form: FormData) => {
  const sent = await insurer.request('/declaraties/indienen', 'sanne', {
    method: 'POST',
    body: form,
  });
  expect(sent.status).toBe(200);
  return parseResponse(sent).nummer;
};

describe('sending in a claim', () => {
  it('stores claim, file and job, and returns its number', async () => {
    const response = await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')));
    const { nummer, fileValidationMessages } = parseResponse(response);
    expect(fileValidationMessages).toEqual([{ filename: 'nota.pdf', messages: [] }]);
    const [row] = await insurer.sql(
      `SELECT d.status, d.bedrag, b.soort, b.naam, j.name AS job FROM insurer.declaratie d
       JOIN insurer.bestand b USING (nummer) JOIN jobs.job j ON j.singleton_key = d.nummer
       WHERE d.nummer = '${nummer}'`,
    );
    expect(row).toEqual({
      status: 'INGEDIEND',
      bedrag: 4500,
      soort: 'pdf',
      naam: 'nota.pdf',
      job: 'startProcessing',
    });
  });

  it.each([
    ['declarant', undefined, 'required'],
    ['zorgsoort', '', 'required'],
    ['zorgsoort', 'Waarzeggerij', 'unknown'],
    ['behandelDatum', 'gisteren', 'invalidFormat'],
    ['behandelDatum', '2026-02-30', 'invalidFormat'],
    ['behandelDatum', '2026-11-22', 'inToekomst'],
    ['behandelDatum', '2023-11-20', 'teOud'],
    ['bedrag', '12,50', 'invalidFormat'],
    ['bedrag', '-1', 'invalidFormat'],
    ['bedrag', '0.00', 'bedragNul'],
    ['naamZorgverlener', '   ', 'required'],
    ['naamZorgverlener', 'x'.repeat(101), 'tooLong'],
    ['opmerking', 'x'.repeat(1001), 'tooLong'],
    ['buitenland', 'misschien', 'invalidFormat'],
  ])('reports errors at the field: %s %j is %s', async (field, value, code) => {
    const before = await countDeclaraties();
    const form = toFormData(fieldsFor('Sanne', { [field]: value }));
    const { validationMessages, nummer } = parseResponse(await sendRequest(insurer, 'sanne', form));
    expect(nummer).toBeUndefined();
    expect(validationMessages.messages).toMatchObject([{ code, veld: field, level: 'error' }]);
    expect(await countDeclaraties()).toBe(before);
  });

  it('requires one to ten files', async () => {
    const fields = fieldsFor('Sanne');
    expect(codes(await sendRequest(insurer, 'sanne', toFormData(fields, [])))).toEqual([
      'geenBestand',
    ]);
    const eleven = Array.from({ length: 11 }, (_, i) => [`${i}.pdf`, createPdf()] as const);
    const response = await sendRequest(insurer, 'sanne', toFormData(fields, eleven));
    expect(codes(response)).toEqual(['teVeelBestanden']);
  });

  it('reports the errors of each file, and stores nothing', async () => {
    const bad = createPdf({
      trailer: '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>',
    });
    const large = Buffer.alloc(11 * 1024 * 1024, 'x');
    const form = toFormData(fieldsFor('Sanne'), [
      ['../../goed.pdf', createPdf()],
      ['slecht.pdf', bad],
      ['leeg.pdf', Buffer.alloc(0)],
      ['groot.pdf', large],
      ['anders.jpg', createPdf()],
    ]);
    const body = parseResponse(await sendRequest(insurer, 'sanne', form));
    expect(body.nummer).toBeUndefined();
    expect(
      body.fileValidationMessages.map(({ filename, messages }) => [
        filename,
        ...messages.map(({ code }) => code),
      ]),
    ).toEqual([
      ['goed.pdf'],
      ['slecht.pdf', 'versleuteld'],
      ['leeg.pdf', 'leeg'],
      ['groot.pdf', 'teGroot'],
      ['anders.jpg', 'andereSoort'],
    ]);
  });

  it('rejects unknown fields, in the contract’s form', async () => {
    const foreign = toFormData(fieldsFor('Sanne', { iban: 'NL14ZILV0100200301' }));
    const double = toFormData(fieldsFor('Sanne', { bedrag: ['1.00', '2.00'] }));
    const otherField = toFormData(fieldsFor('Sanne'), [['nota.pdf', createPdf()]], 'nota');
    for (const form of [foreign, double, otherField]) {
      const { status, text } = await sendRequest(insurer, 'sanne', form);
      expect([status, text]).toEqual([400, '{"status":400}']);
    }
    expect(
      (await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')), 'short')).status,
    ).toBe(400);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const key = { ...json.headers, 'idempotency-key': randomUUID() };
    const { status } = await insurer.request('/declaraties/indienen', 'sanne', {
      ...json,
      headers: key,
    });
    expect(status).toBe(415);
  });

  it('stops reading at 40 MB', async () => {
    const nine = Buffer.alloc(9 * 1024 * 1024, 'x');
    const form = toFormData(
      fieldsFor('Sanne'),
      [1, 2, 3, 4, 5].map((i) => [`${i}.pdf`, nine]),
    );
    const response = await sendRequest(insurer, 'sanne', form).catch(() => ({ status: 413 }));
    expect(response.status).toBe(413);
  });
});

describe('the patient of a claim', () => {
  it.each([
    ['sanne', 'Lotte'],
    ['sanne', 'Daan'],
    ['daan', 'Daan'],
    ['bram', 'Bram'],
  ])('may be claimed for by %s: %s', async (as, before) => {
    const response = await sendRequest(insurer, as, toFormData(fieldsFor(before)));
    expect(parseResponse(response).nummer).toMatch(/^D2026-\d{8}$/);
  });

  it('gets the same answer for a stranger as for an unknown person', async () => {
    const before = await countDeclaraties();
    const responses = [];
    for (const [as, declarant] of [
      ['sanne', numberOf('Jan')],
      ['daan', numberOf('Sanne')],
      ['bram', numberOf('Lotte')],
      ['sanne', '123456789'],
      ['sanne', 'D’Artagnan'],
    ] as const) {
      responses.push(await sendRequest(insurer, as, toFormData(fieldsFor('Sanne', { declarant }))));
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]).toMatchObject({ status: 404, text: '{"status":404}' });
    expect(await countDeclaraties()).toBe(before);
  });

  it('creates a new claim on each request without an Idempotency-Key', async () => {
    const fields = fieldsFor('Sanne');
    const first = await sendWithoutKey(toFormData(fields));
    const again = await sendWithoutKey(toFormData({ ...fields, bevestigd: ['dubbeleNota'] }));
    expect(first).toBeDefined();
    expect(again).toBeDefined();
    expect(again).not.toBe(first);
  });

  it('requires a caller', async () => {
    const body = toFormData(fieldsFor('Sanne'));
    const headers = { 'idempotency-key': randomUUID() };
    const response = await insurer.request('/declaraties/indienen', undefined, {
      method: 'POST',
      body,
      headers,
    });
    expect(response.status).toBe(401);
  });
});

describe('warnings', () => {
  it('asks for confirmation of a duplicate bill, and accepts it when confirmed', async () => {
    const fields = fieldsFor('Sanne');
    await sendRequest(insurer, 'sanne', toFormData(fields));
    const again = await sendRequest(insurer, 'sanne', toFormData(fields));
    expect(codes(again)).toEqual(['dubbeleNota']);
    expect(parseResponse(again).nummer).toBeUndefined();
    const confirmed = toFormData({ ...fields, bevestigd: ['dubbeleNota'] });
    const { nummer } = parseResponse(await sendRequest(insurer, 'sanne', confirmed));
    expect(nummer).toBeDefined();
    const [stored] = await insurer.sql(
      `SELECT verwacht FROM insurer.declaratie WHERE nummer = '${nummer}'`,
    );
    expect(stored).toEqual({ verwacht: 0 });
  });

  it('detect a duplicate bill that is sent concurrently', async () => {
    const fields = fieldsFor('Sanne');
    const together = await Promise.all(
      [1, 2, 3].map(() => sendRequest(insurer, 'sanne', toFormData(fields))),
    );
    expect(together.filter((response) => parseResponse(response).nummer)).toHaveLength(1);
  });

  it('report that the person was not insured on that day', async () => {
    const form = toFormData(fieldsFor('Mila', { behandelDatum: '2026-09-01' }));
    expect(codes(await sendRequest(insurer, 'mila', form))).toEqual(['nietVerzekerd']);
  });
});

describe('a repeated request', () => {
  it('returns the same answer, byte for byte, and creates one claim', async () => {
    const [key, fields] = [randomUUID(), fieldsFor('Sanne')];
    const first = await sendRequest(insurer, 'sanne', toFormData(fields), key);
    const before = await countDeclaraties();
    const again = await sendRequest(insurer, 'sanne', toFormData(fields), key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await countDeclaraties()).toBe(before);
  });

  it('is rejected for another body under the same key, even if only a file differs', async () => {
    const [key, fields] = [randomUUID(), fieldsFor('Sanne')];
    await sendRequest(insurer, 'sanne', toFormData(fields), key);
    const otherAmount = toFormData({ ...fields, bedrag: '46.00' });
    const otherFile = toFormData(fields, [['nota.pdf', createPdf({ pages: 2 })]]);
    for (const form of [otherAmount, otherFile]) {
      const { status, text } = await sendRequest(insurer, 'sanne', form, key);
      expect([status, text]).toEqual([409, '{"status":409}']);
    }
  });

  it('does not affect another person’s key', async () => {
    const key = randomUUID();
    await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')), key);
    const response = await sendRequest(insurer, 'jan', toFormData(fieldsFor('Jan')), key);
    expect(parseResponse(response).nummer).toBeDefined();
  });

  it('creates one claim from twenty concurrent requests, within the limit per person', async () => {
    const [key, fields] = [randomUUID(), fieldsFor('Sanne')];
    const before = await countDeclaraties();
    const together = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest(insurer, 'sanne', toFormData(fields), key)),
    );
    const succeeded = together.filter(({ status }) => status === 200);
    expect(together.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    expect(succeeded.length).toBeGreaterThan(0);
    expect(new Set(succeeded.map(({ text }) => text)).size).toBe(1);
    expect(await countDeclaraties()).toBe(before + 1);
  });

  it('can be corrected under the same key while nothing was stored', async () => {
    const [key, fields] = [randomUUID(), fieldsFor('Sanne')];
    await sendRequest(insurer, 'sanne', toFormData({ ...fields, bedrag: '0' }), key);
    const response = await sendRequest(insurer, 'sanne', toFormData(fields), key);
    expect(parseResponse(response).nummer).toBeDefined();
  });
});
