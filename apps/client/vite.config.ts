import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

import { maakEersteScherm } from './tools/eersteScherm.ts';
import { iconenPerStuk } from './tools/iconenPerStuk.ts';
import { kaleIconen } from './tools/kaleIconen.ts';
import { kaleRouter } from './tools/kaleRouter.ts';

const patroon = (...delen: readonly string[]) => new RegExp(delen.join('|'));

const bijEersteScherm = maakEersteScherm();

// Few and large: over a slow line each file costs a round trip, and brotli does better on one large
// file. What every page needs; then what the pages of each frame share, apart from what only screens
// after the first one share; the dialog comes later than they do.
const groepen: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, kenner) => (bijEersteScherm(id, kenner) ? 'kern' : null),
    priority: 3,
    test: patroon(
      String.raw`node_modules/(react|react-dom|scheduler|react-router)/`,
      String.raw`packages/domain/`,
      String.raw`packages/ui/src/(klas\.ts|(Beeldmerk|Kaart|Knop|Knoppen|Lijst|Melding|Omgeving|Pagina|Pictogram|Rij|Schakel|SprongLink|Stapel|Verborgen|Voortgang)/)`,
      String.raw`apps/client/src/(api|platform)/`,
      String.raw`apps/client/src/generated/teksten/app\.js`,
      String.raw`apps/client/src/app/(Scherm|TaalKeuze|useOnderhoudControle|rootData|OfflineScherm|lui)`,
    ),
  },
  // What drawings inside and outside the login share, and the one icon: the login must not fetch all
  // of them for it.
  { name: 'tekening', priority: 2.5, test: /packages\/ui\/src\/Tekening\/|icons\/shield-check\./ },
  {
    name: 'buiten',
    priority: 2,
    test: patroon(
      String.raw`packages/ui/src/(FrameBuiten|Tekening(Rust|Status))/`,
      String.raw`apps/client/src/app/Buiten`,
      String.raw`teksten/(sessie|statuspaginas)\.js`,
      String.raw`features/statuspaginas/(?!StatusPage)`,
    ),
  },
  {
    name: (id, kenner) => (bijEersteScherm(id, kenner) ? 'binnen' : null),
    priority: 1,
    minShareCount: 2,
    test: patroon(
      String.raw`packages/ui/src/(?!Dialoog)`,
      'lucide-react/',
      'apps/client/src/features/declaraties/',
      'generated/teksten/declaraties',
    ),
  },
  // Before the parts below, each of which would keep the icons that it needs for itself.
  { name: 'iconen', priority: 0.5, minShareCount: 2, test: /lucide-react\// },
  ...['declaraties', 'facturen'].map((onderdeel) => ({
    name: onderdeel,
    minShareCount: 2,
    test: patroon(`features/${onderdeel}/`, String.raw`generated/teksten/${onderdeel}\.`),
  })),
  {
    name: 'verder',
    minShareCount: 2,
    test: patroon(String.raw`packages/(domain/|ui/src/(?!Dialoog))`, 'src/api/'),
  },
];

/**
 * Builds of one source: the browser's files, once per language (mode `nl` or `en`), so that nobody
 * loads the texts of the other, and with `--ssr` the gateway's server entry, which speaks both.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [iconenPerStuk(), kaleIconen(), kaleRouter(), react()],
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
          output: { codeSplitting: { groups: groepen } },
        },
      },
}));
