import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

import { createFirstScreen, parts } from './tools/firstScreen.ts';
import { namedParts } from './tools/namedParts.ts';
import { separateIcons } from './tools/separateIcons.ts';
import { inlineTokens } from './tools/inlineTokens.ts';
import { bareIcons } from './tools/bareIcons.ts';
import { operationModules } from './tools/operationModules.ts';
import { shortStyleName } from './tools/shortStyleNames.ts';

const pattern = (...words: readonly string[]) => new RegExp(words.join('|'));

const partOf = createFirstScreen();

// Few and large: over a slow line each file costs a round trip, and brotli does better on one large
// file. What every page begins with is in the entry itself, then comes what the frame and the first
// screen need, and what that screen fetches after it; then what later screens share, the dialog last.
const named: Rolldown.CodeSplittingGroup[] = [
  // What drawings inside and outside the login share, and the one icon: the login must not fetch all
  // of them for it.
  {
    name: 'illustration',
    priority: 2.5,
    test: /packages\/ui\/src\/Illustration\/|icons\/shield-check\./,
  },
  {
    name: 'outside',
    priority: 2,
    test: pattern(
      String.raw`packages/ui/src/(FrameOutside|Illustration(Calm|Status))/`,
      String.raw`apps/client/src/app/frame/Outside\.`,
      String.raw`texts/(sessie|statuspaginas)\.js`,
      String.raw`features/statuspaginas/(?!StatusPage)`,
    ),
  },
  // Before the parts below, each of which would keep for itself what it needs of these.
  { name: 'icons', priority: 0.5, minShareCount: 2, test: /lucide-react\// },
  // Which of the pages that only show does not need.
  { name: 'limits', priority: 0.5, minShareCount: 2, test: /domain\/src\/fieldLimits\./ },
  { name: 'care', priority: 0.5, minShareCount: 2, test: /domain\/src\/zorgsoortInSentence\./ },
  // The first screen's question after a silence is a dialog, and no form.
  { name: 'dialog', priority: 0.46, minShareCount: 2, test: /ui\/src\/Dialog\// },
  {
    name: 'forms',
    priority: 0.45,
    minShareCount: 2,
    test: /client\/src\/forms\/(bindFields|formState|rules)\./,
  },
  {
    name: 'leaving',
    priority: 0.43,
    minShareCount: 2,
    test: /client\/src\/forms\/(LeaveGuard|FormErrors)\./,
  },
  {
    name: 'sending',
    priority: 0.4,
    minShareCount: 2,
    // A form that opens late brings `useFields` itself, and what asks before it is left.
    test: /apps\/client\/src\/(api\/|forms\/(?!useFields|useFirstWrong|parseLineNumber|unsent)|platform\/)/,
  },
  // What a bill is called: messages and payments say it too, and need no more of the invoices.
  {
    name: 'factuurName',
    priority: 0.3,
    minShareCount: 2,
    test: /client\/src\/(help\/factuurName\/|generated\/texts\/factuurName\.)/,
  },
  ...['declaraties', 'facturen'].map((part) => ({
    name: part,
    minShareCount: 2,
    test: pattern(
      String.raw`features/${part}/(?!detail/(Explain|Calculation)|phase/BetaalverzoekAnswer)`,
      String.raw`generated/texts/${part}\.`,
      ...(part === 'facturen' ? [String.raw`src/help/(ArrearsLink|PayingHelp)\.`] : []),
    ),
  })),
  // Long lists, however they are divided.
  { name: 'lists', minShareCount: 2, test: /client\/src\/lists\/(perPeriod|MoreOf)\./ },
  // What is only seen once there is something to show or to fill in: no page waits for it that opens
  // with something else.
  { name: 'empty', minShareCount: 2, test: /packages\/ui\/src\/(IllustrationEmpty|EmptyState)\// },
  {
    name: 'onward',
    minShareCount: 2,
    test: pattern(
      String.raw`packages/(domain/src/(?!staircase|declaratieAnswer|paidToZorgverlener|zorgkostenParts|premiePaid|zorgsoortInSentence|postcode|cookieChoice|inGroups|betalingskenmerk|declaratiestatus)|ui/src/(?!Dialog|Staircase|FileItem|Table|Facts|DateText|IllustrationSuccess|FieldGroup|TextInput|TextArea|Select|AmountInput|RadioCards|Checkbox|Chips))`,
    ),
  },
  {
    name: 'shown',
    minShareCount: 2,
    test: /packages\/ui\/src\/(Table|Facts|DateText)\//,
  },
  {
    name: 'fields',
    minShareCount: 2,
    test: /packages\/ui\/src\/(FieldGroup|TextInput|TextArea|Select|AmountInput|RadioCards|Checkbox)\//,
  },
  // How an amount came about: the claim's own page, and the last look before one sends it in.
  {
    name: 'explain',
    minShareCount: 2,
    test: pattern(
      String.raw`features/declaraties/detail/(Explain|Calculation)`,
      String.raw`packages/(ui/src/Staircase/|domain/src/staircase)`,
      String.raw`generated/texts/detail\.`,
    ),
  },
];

const isRuntime = (id: string) => id.includes('rolldown/runtime');

// In the order in which they take modules, with all that these import.
const groups: Rolldown.CodeSplittingGroup[] = [
  ...parts.map((part, place) => ({
    name: (id: string, lookup: Rolldown.ChunkingContext) =>
      partOf(id, lookup) === part || (part === 'main' && isRuntime(id)) ? part : null,
    debugName: part,
    priority: 9 - place,
  })),
  ...named,
];

/**
 * Builds of one source: the browser's files, once per language (mode `nl` or `en`), so that nobody
 * loads the texts of the other, and with `--ssr` the gateway's server entry, which speaks both.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    operationModules(),
    inlineTokens(),
    separateIcons(),
    bareIcons(),
    react(),
    namedParts(),
  ],
  css: { modules: { generateScopedName: shortStyleName } },
  publicDir: isSsrBuild ? false : 'public',
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"' }
    : { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(mode) },
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: { groups },
            // Each file names all that it imports, and no hash can be compressed: seven signs of it, the fewest there
            // may be, tell builds apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
}));
