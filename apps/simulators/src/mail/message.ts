import { isObject } from '@mijn/domain/isObject';

/** A mail as it came in, read. */
export interface KeptMail {
  readonly id: string;
  readonly from: string;
  /** Whom it was handed over for, whatever stands in it. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** RFC 3339. */
  readonly receivedAt: string;
}

/** Whether what was kept is a mail. */
export function isKeptMail(kept: unknown): kept is KeptMail {
  return isObject(kept) && typeof kept['id'] === 'string' && Array.isArray(kept['to']);
}

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return utf8(bytes);
}

const decoders: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString('utf8'),
  'quoted-printable': fromQuotedPrintable,
};

// RFC 2047; what stands between two such words is only there to fold the line.
function readable(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

/** Reads a mail of one part, as it came over the line (a byte a character). */
export function readMail(
  lines: readonly string[],
  to: readonly string[],
  receivedAt: string,
): KeptMail {
  const end = lines.indexOf('');
  const folded = lines
    .slice(0, end)
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, ' ');
  const header = (name: string): string => {
    const found = folded.split('\r\n').find((line) => line.toLowerCase().startsWith(`${name}:`));
    return found?.slice(name.length + 1).trim() ?? '';
  };
  const decode = decoders[header('content-transfer-encoding').toLowerCase()] ?? utf8;
  return {
    id: header('message-id'),
    from: readable(header('from')),
    to,
    subject: readable(header('subject')),
    text: decode(lines.slice(end + 1).join('\r\n')),
    receivedAt,
  };
}
