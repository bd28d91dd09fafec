import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The floor page, built: its script as it goes over the line, and what renders a document that asks for it. */
export interface FloorBuild {
  readonly script: Buffer;
  readonly render: (script: string) => Promise<string>;
}

const here = import.meta.dirname;

/** Builds the floor of `docs/quality.md`: React and its router, rendered on the server, nothing else. */
export async function buildFloor(folder: string): Promise<FloorBuild> {
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
  const entry: Pick<FloorBuild, 'render'> = await import(
    pathToFileURL(join(folder, 'server', 'server.js')).href
  );
  const script = brotliCompressSync(await readFile(join(folder, 'client', 'client.js')));
  return { script, render: entry.render };
}
