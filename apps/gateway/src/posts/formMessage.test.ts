import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formMessage } from './formMessage.ts';

const boundaryIn = (type: string | null): string => type?.split('boundary=')[1] ?? 'none';

/** Serialises a form with the platform, with another boundary. */
async function asThePlatform(form: FormData, boundary: string): Promise<string> {
  const message = new Response(form);
  const own = boundaryIn(message.headers.get('content-type'));
  return (await message.text()).replaceAll(own, boundary);
}

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
};

describe('formMessage', () => {
  it.each<[string, FormData]>([
    ['nothing', formOf()],
    ['words', formOf(['zorgsoort', 'Fysiothérapie'], ['bedrag', ''])],
    ['lines of several kinds', formOf(['tekst', 'een\ntwee\rdrie\r\nvier'])],
    ['names with what ends a name', formOf(['a"b\nc\rd', 'x'])],
    [
      'a file whose name has what ends a name',
      formOf([
        'bestand',
        new File(['a bill\nas it is'], 'no"ta\r\nX: 1.pdf', { type: 'application/pdf' }),
      ]),
    ],
    [
      'a file without a type',
      formOf(['bestanden', new File([''], 'leeg')], ['na', 'de bestanden']),
    ],
  ])('equals the platform’s serialisation byte for byte: %s', async (_what, form) => {
    const { headers, body } = formMessage(form);
    const sent = await text(body);
    expect(sent).toBe(await asThePlatform(form, boundaryIn(headers['content-type'])));
    expect(headers['content-length']).toBe(String(Buffer.byteLength(sent)));
  });

  it('has a known size before it is read, and streams', async () => {
    // A received file consists of as many chunks.
    const pieces = Array.from({ length: 50 }, () => new Uint8Array(60_000));
    const large = new File(pieces, 'nota.pdf');
    const { headers, body } = formMessage(formOf(['bestand', large]));
    expect(Number(headers['content-length'])).toBeGreaterThan(3_000_000);
    const sizes: number[] = [];
    const sent: AsyncIterable<Uint8Array> = body;
    for await (const { length } of sent) sizes.push(length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Number(headers['content-length']));
  });
});
