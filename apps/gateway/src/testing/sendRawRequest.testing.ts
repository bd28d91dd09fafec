import { once } from 'node:events';
import { connect } from 'node:net';
import type { Browser } from './browser.testing.ts';

interface Upload {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly begin?: string;
  readonly bytes: number;
}

const piece = Buffer.alloc(256 * 1024, 'x');

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  if (body === undefined) return false;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? answer.endsWith('0\r\n\r\n') : body.length >= Number(length);
}

/**
 * Sends a whole post before reading the response, as a browser does. Rejects if the connection is closed by
 * then.
 */
export async function sendRawRequest(
  browser: Browser,
  { path, headers, begin = '', bytes }: Upload,
): Promise<string> {
  const { host, port, origin } = new URL(browser.address);
  const socket = connect(Number(port), '127.0.0.1');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    cookie,
    'content-length': String(begin.length + bytes),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  try {
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${begin}`);
    for (let left = bytes; left > 0; left -= piece.length) {
      if (!socket.write(left < piece.length ? piece.subarray(0, left) : piece))
        await once(socket, 'drain');
    }
    let answer = '';
    for await (const part of socket) {
      answer += String(part);
      if (isWhole(answer)) return answer;
    }
    throw new Error(`The connection ended in the middle of: ${answer}`);
  } finally {
    socket.destroy();
  }
}
