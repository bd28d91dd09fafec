import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An S3 of a test: a bucket in memory that refuses what is not signed for it. */
export interface StubS3 {
  /** Address of the bucket. */
  readonly adres: string;
  readonly inhoud: Map<string, { readonly bytes: Buffer; readonly op: string }>;
  /** Answers everything with this status from now on; undefined: as it should. */
  storing: number | undefined;
  readonly stop: () => Promise<void>;
}

const perPagina = 2;
const vorm =
  /^AWS4-HMAC-SHA256 Credential=proef\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host;[a-z0-9;-]*x-amz-content-sha256[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;

function isOndertekend({ headers }: IncomingMessage): boolean {
  return (
    vorm.test(headers.authorization ?? '') && /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date']))
  );
}

/** A list of the bucket, a page at a time. */
function lijst(stub: Pick<StubS3, 'inhoud'>, vraag: URLSearchParams): string {
  const begin = vraag.get('prefix') ?? '';
  const sleutels = [...stub.inhoud.keys()]
    .filter((sleutel) => sleutel.startsWith(begin))
    .toSorted();
  const vanaf = Number(vraag.get('continuation-token')?.replace('a&b', '') ?? 0);
  const verder = vanaf + perPagina;
  const delen = sleutels.slice(vanaf, verder).map((sleutel) => {
    const { op = '', bytes } = stub.inhoud.get(sleutel) ?? {};
    return `<Contents><Key>${sleutel}</Key><LastModified>${op}</LastModified><Size>${bytes?.length}</Size></Contents>`;
  });
  const volgende =
    verder < sleutels.length
      ? `<NextContinuationToken>a&amp;b${verder}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult>${delen.join('')}${volgende}</ListBucketResult>`;
}

async function zet(stub: StubS3, sleutel: string, verzoek: IncomingMessage): Promise<number> {
  const bytes = await buffer(verzoek);
  const som = createHash('sha256').update(bytes).digest('hex');
  if (verzoek.headers['x-amz-content-sha256'] !== som) return 400;
  if (verzoek.headers['content-length'] !== String(bytes.length)) return 411;
  stub.inhoud.set(sleutel, { bytes, op: new Date().toISOString() });
  return 200;
}

async function beantwoord(stub: StubS3, verzoek: IncomingMessage, antwoord: ServerResponse) {
  const url = new URL(verzoek.url ?? '/', 'http://s3');
  const sleutel = url.pathname.replace(/^\/emmer\/?/, '');
  if (stub.storing !== undefined || !isOndertekend(verzoek)) {
    antwoord.writeHead(stub.storing ?? 403).end();
  } else if (verzoek.method === 'PUT') {
    antwoord.writeHead(await zet(stub, sleutel, verzoek)).end();
  } else if (verzoek.method === 'DELETE') {
    stub.inhoud.delete(sleutel);
    antwoord.writeHead(204).end();
  } else if (sleutel === '') {
    antwoord.end(lijst(stub, url.searchParams));
  } else {
    const er = stub.inhoud.get(sleutel);
    antwoord.writeHead(er ? 200 : 404).end(er?.bytes);
  }
}

/** Starts an S3 with an empty bucket, which checks that requests and contents are signed. */
export async function startStubS3(): Promise<StubS3> {
  const server = createServer((verzoek, antwoord) => void beantwoord(stub, verzoek, antwoord));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const plek = server.address();
  const poort = typeof plek === 'object' && plek ? plek.port : 0;
  const stub: StubS3 = {
    adres: `http://127.0.0.1:${poort}/emmer`,
    inhoud: new Map(),
    storing: undefined,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
}
