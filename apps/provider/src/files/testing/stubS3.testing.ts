import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';

/** An S3 of a test: a bucket in memory that refuses what is not signed for it. */
export interface StubS3 {
  /** Address of the bucket. */
  readonly address: string;
  readonly content: Map<string, { readonly bytes: Buffer; readonly changedAt: string }>;
  /** Answers everything with this status from now on; undefined: as it should. */
  failingWith: number | undefined;
  /** How many files were sent to it, kept or not. */
  sent: number;
  /** It takes a file when this is done, and is slow until then. */
  ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

const perPage = 2;
const shape =
  /^AWS4-HMAC-SHA256 Credential=test\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host;[a-z0-9;-]*x-amz-content-sha256[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;

function isSigned({ headers }: IncomingMessage): boolean {
  return (
    shape.test(headers.authorization ?? '') && /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date']))
  );
}

/** A list of the bucket, a page at a time. */
function list(stub: Pick<StubS3, 'content'>, request: URLSearchParams): string {
  const begin = request.get('prefix') ?? '';
  const keys = [...stub.content.keys()].filter((key) => key.startsWith(begin)).toSorted();
  const from = Number(request.get('continuation-token')?.replace('a&b', '') ?? 0);
  const onward = from + perPage;
  const parts = keys.slice(from, onward).map((key) => {
    const { changedAt = '', bytes } = stub.content.get(key) ?? {};
    return `<Contents><Key>${key}</Key><LastModified>${changedAt}</LastModified><Size>${bytes?.length}</Size></Contents>`;
  });
  const next =
    onward < keys.length ? `<NextContinuationToken>a&amp;b${onward}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${parts.join('')}${next}</ListBucketResult>`;
}

async function set(stub: StubS3, key: string, request: IncomingMessage): Promise<number> {
  const bytes = await buffer(request);
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== sum) return 400;
  if (request.headers['content-length'] !== String(bytes.length)) return 411;
  stub.sent += 1;
  await stub.ready;
  stub.content.set(key, { bytes, changedAt: new Date().toISOString() });
  return 200;
}

async function respond(stub: StubS3, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://s3');
  const key = url.pathname.replace(/^\/emmer\/?/, '');
  if (stub.failingWith !== undefined || !isSigned(request)) {
    response.writeHead(stub.failingWith ?? 403).end();
  } else if (request.method === 'PUT') {
    response.writeHead(await set(stub, key, request)).end();
  } else if (request.method === 'DELETE') {
    stub.content.delete(key);
    response.writeHead(204).end();
  } else if (key === '') {
    response.end(list(stub, url.searchParams));
  } else {
    const found = stub.content.get(key);
    response.writeHead(found ? 200 : 404).end(found?.bytes);
  }
}

/** Starts an S3 with an empty bucket, which checks that requests and contents are signed. */
export async function startStubS3(): Promise<StubS3> {
  const server = createServer((request, response) => void respond(stub, request, response));
  const port = await listen(server);
  const stub: StubS3 = {
    address: `http://127.0.0.1:${port}/emmer`,
    content: new Map(),
    failingWith: undefined,
    sent: 0,
    ready: Promise.resolve(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
}
