import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { calls } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import type { Asker } from './ask.ts';
import type { StreamRequest, StreamResponse } from './connection.ts';
import { fetchDocument, fetchFile, fetchPage } from './fetchFile.ts';

const pdf = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="nota.pdf"',
  'content-length': '8',
};

/** Returns an asker for an insurer with this response; `sent` records requests. */
function askerOf(status: number, headers: Record<string, unknown> = pdf) {
  const sent: StreamRequest[] = [];
  const body = Readable.from([Buffer.from('%PDF-1.7')]);
  const asker: Asker = {
    connection: {
      ask: () => Promise.reject(new Error('not asked')),
      stream: async (request): Promise<StreamResponse> => {
        sent.push(request);
        return { status, headers, body };
      },
    },
    token: async () => 'proof',
    signal: new AbortController().signal,
  };
  return { asker, sent, body };
}

describe('a file of the insurer', () => {
  it('is requested with the caller’s token, each kind at its own address', async () => {
    const { asker, sent } = askerOf(200);
    await fetchFile(asker, 'D1', 'b1');
    await fetchDocument(asker, calls.getBesluit, { id: 'D1' }, 'en');
    await fetchPage(asker, 'b1', '1').catch(() => undefined);
    expect(sent.map(({ path }) => path)).toEqual([
      '/uitbreidingen/declaraties/D1/bestanden/b1',
      '/uitbreidingen/declaraties/D1/besluit?taal=en',
      expect.stringContaining('/b1/'),
    ]);
    expect(sent[0]?.headers).toEqual({ authorization: 'Bearer proof' });
  });

  it('is returned with its name, type and size', async () => {
    const { asker } = askerOf(200);
    const { body, ...told } = await fetchFile(asker, 'D1', 'b1');
    expect(told).toEqual({
      contentType: 'application/pdf',
      bytes: '8',
      header: 'attachment; filename="nota.pdf"',
    });
    expect(await text(body)).toBe('%PDF-1.7');
  });

  it.each([
    ['inline', 'inline; filename="nota.pdf"'],
    ['with a line of its own', 'attachment; filename="a"\r\nset-cookie: x'],
    ['without a word', undefined],
  ])('is always an attachment: %s', async (_what, header) => {
    const { asker } = askerOf(200, { ...pdf, 'content-disposition': header });
    expect((await fetchFile(asker, 'D1', 'b1')).header).toBe('attachment');
  });

  it('may have an unknown size', async () => {
    const { asker } = askerOf(200, { ...pdf, 'content-length': undefined });
    expect((await fetchFile(asker, 'D1', 'b1')).bytes).toBeUndefined();
  });
});

describe('a failed download', () => {
  it.each([
    [200, { 'content-type': 'text/html' }, 'shape', 500],
    [200, {}, 'shape', 500],
    [204, pdf, 'shape', 500],
    [400, pdf, 'refused', 404],
    [404, pdf, 'refused', 404],
    [405, pdf, 'refused', 404],
    [403, pdf, 'refused', 403],
    [502, pdf, 'refused', 503],
    [418, pdf, 'refused', 500],
  ])('for %i with %j is %s %i, and drops the body', async (status, headers, kind, told) => {
    const { asker, body } = askerOf(status, headers);
    await expect(fetchFile(asker, 'D1', 'b1')).rejects.toMatchObject({ soort: kind, status: told });
    expect(body.destroyed).toBe(true);
  });

  it('is unreachable after a connection error', async () => {
    const { asker } = askerOf(200);
    const cut: Asker = {
      ...asker,
      connection: { ...asker.connection, stream: () => Promise.reject(new Error('reset')) },
    };
    await expect(fetchFile(cut, 'D1', 'b1')).rejects.toMatchObject({
      soort: 'unreachable',
      status: 503,
    });
  });
});
