import { compileProject } from '@inlang/paraglide-js';
import messageFormat from '@inlang/plugin-message-format';
import { loadProjectInMemory, newProject } from '@inlang/sdk';

/** The texts of one part of the app in one language, as its JSON file holds them. */
export interface Source {
  readonly part: string;
  readonly taal: string;
  readonly messages: Readonly<Record<string, unknown>>;
}

const header =
  '/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */\n';

// Parts are compiled together and told apart by this mark in front of each key.
const choice = "(import.meta.env.VITE_TAAL ?? getLocale()) === 'en'";
const marker = (part: string) => `${part}__`;

function check(sources: readonly Source[]): void {
  for (const source of sources) {
    const same = sources.filter((b) => b.part === source.part && b.taal === source.taal);
    if (same.length > 1) throw new Error(`Two folders of texts are called ${source.part}`);
    const other = sources.find((b) => b.part === source.part && b.taal !== source.taal);
    for (const key of Object.keys(source.messages)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(key)) {
        throw new Error(`${source.part}/${source.taal}: "${key}" is no camelCase name`);
      }
      if (!other || !(key in other.messages)) {
        throw new Error(`${source.part}: "${key}" stands in ${source.taal} only`);
      }
    }
  }
}

async function compile(sources: readonly Source[]): Promise<Record<string, string>> {
  const settings = { baseLocale: 'nl', locales: ['nl', 'en'], modules: [] };
  // The plugin comes from node_modules: nothing is fetched while building.
  const project = await loadProjectInMemory({
    blob: await newProject({ settings }),
    providePlugins: [messageFormat],
  });
  const files = ['nl', 'en'].map((locale) => {
    const together = sources
      .filter(({ taal }) => taal === locale)
      .flatMap(({ part, messages }) =>
        Object.entries(messages).map(([key, text]) => [marker(part) + key, text]),
      );
    return {
      locale,
      content: new TextEncoder().encode(JSON.stringify(Object.fromEntries(together))),
    };
  });
  await project.importFiles({ pluginKey: messageFormat.key, files });
  const out = await compileProject({
    project,
    compilerOptions: {
      outputStructure: 'message-modules',
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    },
  });
  const errors = await project.errors.get();
  if (errors.length > 0) throw new AggregateError(errors, 'The texts do not compile');
  return out;
}

// Paraglide writes a module per message and a run time of 80 kB. Of each message we keep its two
// bodies and its types, and choose between them by an expression that a build for one language folds.
const part = {
  soort: /@typedef \{(\{.*\})\} (\S+)Inputs \*\//,
  functionPattern: /const (nl|en)_\S+ = .*? \((i?)\) => (\{[^]*?\n\});$/gm,
  naam: /^export (?:const (\w+) =|\{ \w+ as "(\w+)" \})/m,
  single: /^\{\s*return \/\*\* @type \{LocalizedString\} \*\/ \((`[^]*`)\)\s*\}$/,
} as const;

const translation = (body: string) =>
  part.single.exec(body)?.[1] ?? `(() => ${body.replaceAll('LocalizedString', 'string')})()`;

function toFunction(module: string, brand: string): string {
  const [, fields = ''] = part.soort.exec(module) ?? [];
  const [, plain, quoted] = part.naam.exec(module) ?? [];
  const name = (plain ?? quoted ?? '').replace(brand, '');
  const bodies = new Map(
    [...module.matchAll(part.functionPattern)].map(([, language, , body]) => [language, body]),
  );
  const [nl, en] = [bodies.get('nl'), bodies.get('en')];
  if (name === '' || nl === undefined || en === undefined)
    throw new Error(`Not understood: ${module}`);
  const input = fields === '{}' ? '' : 'i';
  const jsdoc = input ? `/** @type {(i: ${fields}) => string} */` : '/** @type {() => string} */';
  return `${jsdoc}\nexport const ${name} = (${input}) => ${choice} ? ${translation(en)} : ${translation(nl)};`;
}

function toModule(part: string, modules: readonly string[]): string {
  const functions = modules.map((module) => toFunction(module, marker(part))).join('\n\n');
  const registry = functions.includes('registry.')
    ? "import * as registry from './registry.js';\n"
    : '';
  return `${header}${registry}import { getLocale } from '../../platform/language.ts';\n\n${functions}\n`;
}

/**
 * Compiles the texts to one typed module per part: file name → contents.
 * @throws Error when a key is missing in one language or a message cannot be read.
 */
export async function compileTexts(sources: readonly Source[]): Promise<Map<string, string>> {
  check(sources);
  const out = await compile(sources);
  const files = new Map<string, string>();
  for (const part of new Set(sources.map((source) => source.part))) {
    const before = `messages/${marker(part)}`.toLowerCase();
    const modules = Object.entries(out)
      .filter(([name]) => name.toLowerCase().startsWith(before))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, content]) => content);
    files.set(`${part}.js`, toModule(part, modules));
  }
  const registry = (out['registry.js'] ?? '').replaceAll(
    './runtime.js',
    '../../platform/language.ts',
  );
  files.set('registry.js', `${header}${registry}`);
  return files;
}
