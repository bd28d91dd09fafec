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
const keuze = "(import.meta.env.VITE_TAAL ?? getLocale()) === 'en'";
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

// Paraglide writes a module per message and a run time of 80 kB. Of each message we keep its two
// bodies and its types, and choose between them by an expression that a build for one language folds.
const deel = {
  soort: /@typedef \{(\{.*\})\} (\S+)Inputs \*\//,
  functie: /const (nl|en)_\S+ = .*? \((i?)\) => (\{[^]*?\n\});$/gm,
  naam: /^export (?:const (\w+) =|\{ \w+ as "(\w+)" \})/m,
  enkel: /^\{\s*return \/\*\* @type \{LocalizedString\} \*\/ \((`[^]*`)\)\s*\}$/,
} as const;

const vertaling = (lijf: string) =>
  deel.enkel.exec(lijf)?.[1] ?? `(() => ${lijf.replaceAll('LocalizedString', 'string')})()`;

function naarFunctie(module: string, merk: string): string {
  const [, velden = ''] = deel.soort.exec(module) ?? [];
  const [, gewoon, geciteerd] = deel.naam.exec(module) ?? [];
  const naam = (gewoon ?? geciteerd ?? '').replace(merk, '');
  const lijven = new Map(
    [...module.matchAll(deel.functie)].map(([, taal, , lijf]) => [taal, lijf]),
  );
  const [nl, en] = [lijven.get('nl'), lijven.get('en')];
  if (naam === '' || nl === undefined || en === undefined)
    throw new Error(`Not understood: ${module}`);
  const invoer = velden === '{}' ? '' : 'i';
  const jsdoc = invoer ? `/** @type {(i: ${velden}) => string} */` : '/** @type {() => string} */';
  return `${jsdoc}\nexport const ${naam} = (${invoer}) => ${keuze} ? ${vertaling(en)} : ${vertaling(nl)};`;
}

function maakModule(onderdeel: string, modules: readonly string[]): string {
  const functies = modules.map((module) => naarFunctie(module, merkteken(onderdeel))).join('\n\n');
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
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, inhoud]) => inhoud);
    bestanden.set(`${onderdeel}.js`, maakModule(onderdeel, modules));
  }
  const registry = (uit['registry.js'] ?? '').replaceAll('./runtime.js', '../../platform/taal.ts');
  bestanden.set('registry.js', `${kop}${registry}`);
  return bestanden;
}
