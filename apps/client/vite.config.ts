import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kaleIconen } from './tools/kaleIconen.ts';
import { kaleRouter } from './tools/kaleRouter.ts';

// What every page needs goes into one chunk: brotli does better on one large file than on many
// small ones (measured: 1.4 kB on the first screen).
const kern = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|react-router)/`,
    String.raw`packages/domain/`,
    String.raw`packages/ui/src/(Beeldmerk|Kaart|Knop|Omgeving|Pagina|Pictogram|Schakel|SprongLink|Verborgen|Voortgang)/`,
    String.raw`client/src/platform/icoon`,
  ].join('|'),
);

/**
 * Builds of one source: the browser's files, once per language (mode `nl` or `en`), so that nobody
 * loads the texts of the other, and with `--ssr` the gateway's server entry, which speaks both.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [kaleIconen(), kaleRouter(), react()],
  publicDir: isSsrBuild ? false : 'public',
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"' }
    : { 'import.meta.env.VITE_TAAL': JSON.stringify(mode) },
  // In one file with React's production build, whatever NODE_ENV the server runs with.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        ssr: 'src/server/entry-server.ts',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        minify: false,
        // One file: whoever imports it under another address never gets a second React.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: `.vite/manifest.${mode}.json`,
        target: 'es2023',
        // A data: address would need a wider Content-Security-Policy.
        assetsInlineLimit: 0,
        // One stylesheet: it is small, and nothing is ever painted without its style.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: { codeSplitting: { groups: [{ name: 'kern', test: kern }] } },
        },
      },
}));
