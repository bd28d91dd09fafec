import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { SendStream } from './connection.ts';
import { createHttpAsk, type UnknownValue } from './httpAsk.ts';

type Sent = Parameters<SendStream>[0];

/** Creates an HTTP client for an insurer with this response; `sent` records requests, `unknown` the unknown values. */
function insurer(status: number, content: unknown) {
  const sent: Sent[] = [];
  const unknown: UnknownValue[] = [];
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const ask = createHttpAsk(
    async (request) => {
      sent.push(request);
      return { status, headers: {}, body: Readable.from([Buffer.from(text)]) };
    },
    (value) => unknown.push(value),
  );
  return { sent, ask, unknown };
}

const asking = { token: 'proof', signal: new AbortController().signal };
const list = { status: { status: 200 }, declaraties: [], totaal: 0 };

describe('the request to the insurer', () => {
  it('has the caller’s token, and no body if the call has none', async () => {
    const { sent, ask } = insurer(200, list);
    await ask('listDeclaraties', { query: { limit: 5, zoek: null } }, asking);
    expect(sent).toEqual([
      {
        method: 'GET',
        path: '/declaraties?limit=5',
        headers: { accept: 'application/json', authorization: 'Bearer proof' },
        signal: asking.signal,
      },
    ]);
  });

  it('declares its body as JSON', async () => {
    const { sent, ask } = insurer(409, { status: 409, concept: null });
    const body = { versie: null, velden: {}, bestandIds: [] };
    await ask('bewaarConcept', { body }, asking);
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });
});

const message = {
  berichtId: 'B1',
  soort: 'declaratie',
  datum: '2026-11-02',
  gelezen: false,
  kenmerk: null,
  bedrag: null,
  dag: null,
  roepnaam: null,
  zorgsoorten: null,
  gedaan: false,
  mislukt: false,
  betaalverzoek: null,
};
const messages = (...berichten: object[]) =>
  insurer(200, { status: 200, berichten, mail: true, pushSleutel: null });

describe('the insurer’s response', () => {
  it('is parsed by its call’s shape, without unknown fields', async () => {
    const { ask } = insurer(200, { ...list, more: 'x' });
    expect(await ask('listDeclaraties', {}, asking)).toEqual({ status: 200, body: list });
  });

  it.each([
    ['by its status', 403, { redenen: ['GeenZenZ'] }],
    ['inside an answer that says 200', 200, { status: { status: 403 }, redenen: ['GeenZenZ'] }],
  ])('is a refusal %s, with its reasons', async (_where, status, content) => {
    const { ask } = insurer(status, content);
    expect(await ask('listDeclaraties', {}, asking)).toEqual({
      refused: 403,
      redenen: ['GeenZenZ'],
    });
  });

  it.each([
    [502, 503],
    [504, 503],
    [418, 500],
    [431, 400],
    [409, 409],
  ])('maps a refusal with %i to %i, also without readable reasons', async (status, refused) => {
    const { ask } = insurer(status, { redenen: 'none' });
    expect(await ask('listDeclaraties', {}, asking)).toEqual({ refused, redenen: [] });
  });

  it('throws on another shape, naming the place but not the value', async () => {
    const { ask } = insurer(200, { ...list, totaal: 'hidden' });
    const error = await ask('listDeclaraties', {}, asking).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      soort: 'shape',
      status: 500,
      cause: expect.stringMatching(/^totaal/),
    });
    expect(JSON.stringify(error)).not.toContain('hidden');
  });

  it('may have values that this release does not know: another kind, null, or none in a list', async () => {
    const { ask } = messages(
      { ...message, soort: 'verhuizing' },
      { ...message, soort: 'premieachterstand', achterstand: 'kwijtschelding' },
    );
    expect(await ask('listBerichten', {}, asking)).toMatchObject({
      body: {
        berichten: [
          { soort: 'overig', achterstand: null },
          { soort: 'premieachterstand', achterstand: null },
        ],
      },
    });
    const person = {
      relatienummer: '1',
      opgemaakteNaam: 'S. de Vries',
      roepnaam: 'Sanne',
      geboorteDatum: '1990-01-01',
      pakketten: ['BASIS', 'EXTRA', 'AANVULLEND', 'TANDEN'],
      vrijwilligBedrag: 0,
      premie: 150,
      veranderingen: [],
    };
    const insured = insurer(200, { status: 200, verzekeringen: [person] });
    expect(await insured.ask('listVerzekeringen', {}, asking)).toMatchObject({
      body: { verzekeringen: [{ pakketten: ['BASIS', 'AANVULLEND'] }] },
    });
  });

  it('reports each value that this release does not know once, and none that may be about a person', async () => {
    const { ask, unknown } = messages(
      { ...message, soort: 'verhuizing' },
      { ...message, soort: 'verhuizing', achterstand: 'Sanne de Vries, 1990' },
    );
    await ask('listBerichten', {}, asking);
    await ask('listBerichten', {}, asking);
    expect(unknown).toHaveLength(2);
    expect(unknown).toContainEqual({
      call: 'listBerichten',
      field: 'berichten.soort',
      value: 'verhuizing',
    });
    expect(unknown).toContainEqual({
      call: 'listBerichten',
      field: 'berichten.achterstand',
      value: undefined,
    });
  });

  it('reports at most 200 unknown values', async () => {
    const kinds = Array.from(
      { length: 300 },
      (_, nr) => 'n'.repeat(1 + (nr % 20)) + 'o'.repeat(nr / 20),
    );
    const { ask, unknown } = messages(...kinds.map((soort) => ({ ...message, soort })));
    await ask('listBerichten', {}, asking);
    expect(unknown).toHaveLength(200);
  });

  it('throws when a required enumeration has a missing or unknown value', async () => {
    const { soort: _, ...without } = message;
    await expect(messages(without).ask('listBerichten', {}, asking)).rejects.toMatchObject({
      cause: 'berichten.0.soort: invalid_value',
    });
    const claims = insurer(200, { ...list, declaraties: [{ status: 'NIEUW' }] });
    await expect(claims.ask('listDeclaraties', {}, asking)).rejects.toMatchObject({
      soort: 'shape',
    });
  });

  it('throws on invalid JSON', async () => {
    await expect(insurer(200, '<p>Oeps').ask('listDeclaraties', {}, asking)).rejects.toMatchObject({
      soort: 'syntax',
    });
  });
});
