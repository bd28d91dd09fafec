import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '@mijn/dev-env/listen';
import { buildFloor, type FloorBuild } from './buildFloor.ts';

/** A running floor page: its address, and that of the same page guarded, where headers that guard were given. */
export interface Floor {
  readonly url: string;
  readonly guardedUrl: string;
  close(): Promise<void>;
}

// As many as the persona who is measured has claims.
const rows = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, at) => `Cell ${row}.${at}`),
);

type Headers = Readonly<Record<string, string>>;

function createFloorServer({ script, render }: FloorBuild, documentHeaders: Headers): Server {
  const bodies: Readonly<Record<string, { type: string; body: Buffer }>> = {
    '/client.js': { type: 'text/javascript', body: script },
    '/rows.json': { type: 'application/json', body: brotliCompressSync(JSON.stringify({ rows })) },
  };
  return createServer((request, response) => {
    void (async () => {
      const file = bodies[request.url ?? ''];
      const { type, body } = file ?? {
        type: 'text/html; charset=utf-8',
        body: brotliCompressSync(await render('/client.js')),
      };
      response.writeHead(200, {
        ...(!file && documentHeaders),
        'content-type': type,
        'content-encoding': 'br',
        'content-length': body.length,
      });
      response.end(body);
    })();
  });
}

/**
 * Builds and serves the floor page of `quality.md`, twice: bare, and with headers that guard it (ADR 0114), each at
 * an origin of its own, as a browser keeps a process apart by origin.
 */
export async function startFloor(folder: string, guards: Headers = {}): Promise<Floor> {
  const floorBuild = await buildFloor(folder);
  const servers = [{}, guards].map((headers) => createFloorServer(floorBuild, headers));
  const [url = '', guardedUrl = ''] = await Promise.all(
    servers.map(async (server) => `http://localhost:${await listen(server)}/`),
  );
  return {
    url,
    guardedUrl,
    close: async () => {
      await Promise.all(
        servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      );
    },
  };
}
