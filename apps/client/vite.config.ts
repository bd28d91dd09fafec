import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// `src/worker` holds these; nothing of a person is among them.
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'serviceWorker.ts',
  injectRegister: null,
  manifest: false,
  injectManifest: {
    injectionPoint: 'self.FILES',
    globPatterns: ['assets/*.{js,css,woff2}', 'merk/{ZZ,AZVZ}.svg'],
    // Their names have a hash.
    dontCacheBustURLsMatching: /^assets\//,
  },
});

/** Builds the browser's files, and with `--ssr` the gateway's server entry; each speaks both languages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [serviceWorker])],
  publicDir: isSsrBuild ? false : 'public',
  // In one file with React's production build, whatever NODE_ENV the server runs with.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        ssr: 'src/server/entry-server.ts',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        minify: false,
        // A single file, so that an import under another address never gets a second React.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        target: 'es2023',
        // A data: address would need a wider Content-Security-Policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              // Over a slow line each file costs a round trip: what every page begins with is one, and
              // what many later screens share another.
              groups: [
                { name: 'app', test: /src\/app\/start\/startClient/, priority: 1 },
                { name: 'shared', minShareCount: 5 },
              ],
            },
          },
        },
      },
}));
