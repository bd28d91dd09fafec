import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';

type File = readonly [field: string, name: string, type: string, content: Uint8Array];

/** Encodes fields and files as a posted form. */
export function toForm(fields: Readonly<Record<string, string>>, ...files: readonly File[]) {
  const boundary = 'mijn-measured';
  const part = (name: string, rest: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const pieces = [
    ...Object.entries(fields).map(([name, value]) => `${part(name, '')}${value}\r\n`),
    ...files.flatMap(([field, name, type, content]) => [
      part(field, `; filename="${name}"\r\ncontent-type: ${type}`),
      content,
      '\r\n',
    ]),
    `--${boundary}--\r\n`,
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
  };
}

/** A request that sends in a claim; another one each time that it is repeated. */
export function claimRequest(relatienummer: string, ...files: readonly File[]): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/v1/declaraties/indienen',
    setupRequest: (request) => {
      const claim = {
        declarant: relatienummer,
        zorgsoort: 'Fysiotherapie',
        behandelDatum: Temporal.Now.plainDateISO().subtract({ days: 3 }).toString(),
        bedrag: '45.00',
        naamZorgverlener: 'Praktijk De Meting',
        notaNummer: randomUUID(),
      };
      const { headers, body } = toForm(claim, ...files);
      const key = { 'idempotency-key': randomUUID() };
      return { ...request, headers: { ...request.headers, ...headers, ...key }, body };
    },
  };
}
