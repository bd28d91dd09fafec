import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '@mijn/dev-env/listen';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A running floor page: its address, and the bytes of its JavaScript after brotli. */
export interface Floor {
  readonly url: string;
  readonly scriptBytes: number;
  close(): Promise<void>;
}

const here = import.meta.dirname;

// As many as the persona who is measured has claims.
const rows = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, at) => `Cell ${row}.${at}`),
);

async function buildFloor(folder: string): Promise<void> {
  const shared = {
    configFile: false as const,
    root: here,
    plugins: [react()],
    logLevel: 'error' as const,
  };
  const outDir = (name: string) => join(folder, name);
  await build({
    ...shared,
    build: {
      outDir: outDir('client'),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(here, 'client.tsx'),
        output: { entryFileNames: 'client.js', codeSplitting: false },
      },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: join(here, 'server.tsx'), outDir: outDir('server'), emptyOutDir: true },
  });
}

/** Builds and serves the floor of `quality.md`: React and its router, rendered on the server, nothing else. */
export async function startFloor(folder: string): Promise<Floor> {
  await buildFloor(folder);
  const script = brotliCompressSync(await readFile(join(folder, 'client', 'client.js')));
  const entry: { render: (script: string) => Promise<string> } = await import(
    pathToFileURL(join(folder, 'server', 'server.js')).href
  );
  const bodies: Readonly<Record<string, { type: string; body: Buffer }>> = {
    '/client.js': { type: 'text/javascript', body: script },
    '/rows.json': { type: 'application/json', body: brotliCompressSync(JSON.stringify({ rows })) },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { type, body } = bodies[request.url ?? ''] ?? {
        type: 'text/html; charset=utf-8',
        body: brotliCompressSync(await entry.render('/client.js')),
      };
      response.writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'content-length': body.length,
      });
      response.end(body);
    })();
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}/`,
    scriptBytes: script.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
