import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: the browser's files, and with `--ssr` the gateway's server entry. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // In one file with React's production build, whatever NODE_ENV the server runs with.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        ssr: 'src/server/entry-server.ts',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        minify: false,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2023',
        // A data: address would need a wider Content-Security-Policy.
        assetsInlineLimit: 0,
        // One stylesheet: it is small, and nothing is ever painted without its style.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/main.tsx' },
      },
}));
