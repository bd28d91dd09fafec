import { compileProject } from '@inlang/paraglide-js';
import messageFormat from '@inlang/plugin-message-format';
import { loadProjectInMemory, newProject } from '@inlang/sdk';

/** The texts of one part of the app in one language, as its JSON file holds them. */
export interface Bron {
  readonly onderdeel: string;
  readonly taal: string;
  readonly berichten: Readonly<Record<string, unknown>>;
}

const kop =
  '/* Generated from the teksten/*.json by `npm run teksten -w @mijn/client`: do not edit. */\n';

// Parts are compiled together and told apart by this mark in front of each key.
const merkteken = (onderdeel: string) => `${onderdeel}__`;

function controleer(bronnen: readonly Bron[]): void {
  for (const bron of bronnen) {
    const zelfde = bronnen.filter((b) => b.onderdeel === bron.onderdeel && b.taal === bron.taal);
    if (zelfde.length > 1) throw new Error(`Two folders of texts are called ${bron.onderdeel}`);
    const ander = bronnen.find((b) => b.onderdeel === bron.onderdeel && b.taal !== bron.taal);
    for (const sleutel of Object.keys(bron.berichten)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(sleutel)) {
        throw new Error(`${bron.onderdeel}/${bron.taal}: "${sleutel}" is no camelCase name`);
      }
      if (!ander || !(sleutel in ander.berichten)) {
        throw new Error(`${bron.onderdeel}: "${sleutel}" stands in ${bron.taal} only`);
      }
    }
  }
}

async function compileer(bronnen: readonly Bron[]): Promise<Record<string, string>> {
  const settings = { baseLocale: 'nl', locales: ['nl', 'en'], modules: [] };
  // The plugin comes from node_modules: nothing is fetched while building.
  const project = await loadProjectInMemory({
    blob: await newProject({ settings }),
    providePlugins: [messageFormat],
  });
  const files = ['nl', 'en'].map((locale) => {
    const samen = bronnen
      .filter(({ taal }) => taal === locale)
      .flatMap(({ onderdeel, berichten }) =>
        Object.entries(berichten).map(([sleutel, tekst]) => [
          merkteken(onderdeel) + sleutel,
          tekst,
        ]),
      );
    return { locale, content: new TextEncoder().encode(JSON.stringify(Object.fromEntries(samen))) };
  });
  await project.importFiles({ pluginKey: messageFormat.key, files });
  const uit = await compileProject({
    project,
    compilerOptions: {
      outputStructure: 'message-modules',
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    },
  });
  const fouten = await project.errors.get();
  if (fouten.length > 0) throw new AggregateError(fouten, 'The texts do not compile');
  return uit;
}

// Paraglide writes a module per message and a run time of 80 kB; we keep its functions, one module
// per part, and a run time of one line.
function naarFunctie(module: string): string {
  return module
    .replaceAll(/^(\/\* eslint-disable \*\/|import .*|\/\*\* @typedef \{import.*)\n/gm, '')
    .replaceAll('experimentalStaticLocale ?? ', '')
    .replaceAll(/ & import\('\.\.\/runtime\.js'\)\.MessageMetadata<.*?\{\}>/g, '')
    .replaceAll('LocalizedString', 'string')
    .trim();
}

function maakModule(onderdeel: string, modules: readonly string[]): string {
  const functies = modules.map(naarFunctie).join('\n\n').replaceAll(merkteken(onderdeel), '');
  const registry = functies.includes('registry.')
    ? "import * as registry from './registry.js';\n"
    : '';
  return `${kop}${registry}import { getLocale } from '../../platform/taal.ts';\n\n${functies}\n`;
}

/**
 * Compiles the texts to one typed module per part: file name → contents.
 * @throws Error when a key is missing in one language or a message cannot be read.
 */
export async function compileTeksten(bronnen: readonly Bron[]): Promise<Map<string, string>> {
  controleer(bronnen);
  const uit = await compileer(bronnen);
  const bestanden = new Map<string, string>();
  for (const onderdeel of new Set(bronnen.map((bron) => bron.onderdeel))) {
    const voor = `messages/${merkteken(onderdeel)}`.toLowerCase();
    const modules = Object.entries(uit)
      .filter(([naam]) => naam.toLowerCase().startsWith(voor))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, inhoud]) => inhoud);
    bestanden.set(`${onderdeel}.js`, maakModule(onderdeel, modules));
  }
  const registry = (uit['registry.js'] ?? '').replaceAll('./runtime.js', '../../platform/taal.ts');
  bestanden.set('registry.js', `${kop}${registry.replaceAll('").Locale', '").Locale')}`);
  return bestanden;
}
