import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

interface FormMessage {
  readonly headers: { readonly 'content-type': string; readonly 'content-length': string };
  readonly body: Readable;
}

const lineEnds = /\r\n|\r|\n/g;
const escapes: Readonly<Record<string, string>> = { '\n': '%0A', '\r': '%0D', '"': '%22' };

/** Escapes a name in quotes, as browsers do (HTML, multipart/form-data). */
const escaped = (name: string): string => name.replace(/[\n\r"]/g, (one) => escapes[one] ?? one);

const withLineEnds = (text: string): string => text.replace(lineEnds, '\r\n');

function partOf(name: string, value: string | File): readonly [head: string, value: Blob] {
  const field = `Content-Disposition: form-data; name="${escaped(withLineEnds(name))}"`;
  if (typeof value === 'string') return [`${field}\r\n\r\n`, new Blob([withLineEnds(value)])];
  const type = value.type || 'application/octet-stream';
  const file = `; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`;
  return [field + file, value];
}

/**
 * Serialises a form as a browser does, without copying: files are streamed, and the size is known
 * beforehand.
 */
export function formMessage(form: FormData): FormMessage {
  const boundary = `----mijn-${randomUUID()}`;
  const parts = Array.from(form, ([name, value]) => partOf(name, value));
  const pieces = parts.flatMap(([head, value]) => [
    new Blob([`--${boundary}\r\n${head}`]),
    value,
    new Blob(['\r\n']),
  ]);
  const all = [...pieces, new Blob([`--${boundary}--\r\n`])];
  async function* read() {
    for (const piece of all) yield* piece.stream();
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(all.reduce((sum, { size }) => sum + size, 0)),
    },
    body: Readable.from(read(), { objectMode: false }),
  };
}
