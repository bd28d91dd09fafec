import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formMessage } from './formMessage.ts';

const boundaryIn = (type: string | null): string => type?.split('boundary=')[1] ?? 'none';

/** What the platform itself makes of a form, with the boundary of another message in it. */
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

describe('a form with files on its way to the insurer', () => {
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
  ])('is what the platform makes of it, byte for byte: %s', async (_what, form) => {
    const { headers, body } = formMessage(form);
    const sent = await text(body);
    expect(sent).toBe(await asThePlatform(form, boundaryIn(headers['content-type'])));
    expect(headers['content-length']).toBe(String(Buffer.byteLength(sent)));
  });

  it('is told how large it is before anything of it is read, and comes in pieces', async () => {
    // As a form comes in: a file is as many pieces as it came in.
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
