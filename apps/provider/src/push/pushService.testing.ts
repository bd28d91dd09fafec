import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';

/** A push as received and decrypted by the browser. */
export interface TakenPush {
  readonly path: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A simulated push service with its browsers. */
export interface PushService {
  readonly host: string;
  /** Received pushes, in order. */
  readonly taken: TakenPush[];
  /** Statuses of the next answers; 201 once they are used up. */
  readonly answers: number[];
  /** Creates the subscription of a browser. */
  readonly subscribe: (name: string) => { endpoint: string; p256dh: string; auth: string };
  readonly close: () => Promise<void>;
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts one record by RFC 8291 and RFC 8188. */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, both, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  // The delimiter 2 ends the last record; padding follows.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Starts a push service on this machine; the caller must close it. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const taken: TakenPush[] = [];
  const answers: number[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const browser = browsers.get(request.url ?? '');
    const status = browser ? (answers.shift() ?? 201) : 410;
    if (browser && status === 201) {
      const { url: path = '', headers } = request;
      taken.push({ path, text: decrypt(browser, body), headers });
    }
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  const host = `127.0.0.1:${await listen(server)}`;
  return {
    host,
    taken,
    answers,
    subscribe: (name) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { keys, auth });
      return {
        endpoint: `http://${host}/${name}`,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
