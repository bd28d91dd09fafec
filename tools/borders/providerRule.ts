import { exportedFunctions } from './exportedFunctions.ts';
import { type Import, relativeTarget, type Rule, type Source } from './source.ts';
import { lineOf, sqlTexts } from './sqlText.ts';

const home = 'apps/provider/src/';

/** The nine names of the domain. */
const domains = [
  'relatie',
  'declaraties',
  'facturen',
  'betalingen',
  'eigenRisico',
  'zorggebruik',
  'zorgkosten',
  'zorgpas',
  'sessie',
];

/** Packages that talk to PostgreSQL. */
const databasePackages = /^(pg|pg-boss)(\/|$)/;

/** Where statements are made of; what a domain reads and writes stands in its `*.queries.ts`. */
const database = `${home}db/database.ts`;

/** All that a pure rule may build on: itself, the domain, and the contract's types. */
const pureImports = /^(@mijn\/(domain|contract)\/|\.)/;

/**
 * What a domain may use of another one: these files, and nothing else of it. What more of them need
 * moves down, to `assess/` (by which care is judged), `clock/`, `jobs/` or packages/domain.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  // What is open of a payment request, and the booking of what was paid.
  betalingen: [
    'facturen/betaalverzoeken/toPay.queries.ts',
    'facturen/jobs/bookBetaling.queries.ts',
  ],
  // How far the last attempt to pay is; jobs of the day correct judged care, and issue health passes.
  facturen: [
    'betalingen/betalingen.rules.ts',
    'declaraties/jobs/lowerEigenRisico.ts',
    'zorgpas/jobs/issue.queries.ts',
  ],
  // What a month asks, and when somebody begins to pay it, as invoices have it.
  relatie: ['facturen/issue/premieLines.rules.ts', 'facturen/issue/premies.ts'],
  // The discount for a voluntary own risk is the premium's.
  eigenRisico: ['facturen/issue/premies.ts'],
  // Care that one has not had yet is judged as a claim that one has not sent in yet; the year's overview
  // names the premium that was paid.
  zorgkosten: [
    'facturen/facturen.queries.ts',
    'facturen/facturen.shape.ts',
    'declaraties/expect/ahead.queries.ts',
    'declaraties/expect/ahead.rules.ts',
  ],
};

/**
 * What puts the domains together: it answers calls, runs jobs, fills the database; and the programs beside the
 * folders. `db` has a rule of its own below.
 */
const isComposer = /^(db|http|jobs|seed)\/|^[^/]+$/;

/** Rule 4. */
export const providerRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest)
    .flatMap((source) => [
      ...source.imports.flatMap((entry) => [
        ...onlyQueriesTouchTheDatabase(source, entry),
        ...rulesArePure(source, entry),
        ...domainsUseDoors(source, entry),
        ...databaseIsTechnique(source, entry),
      ]),
      ...queriesTakeCallerFirst(source),
      ...onlyQueriesHoldSql(source),
    ]);

/** The domain a file or folder of the provider belongs to; undefined for the machinery round them. */
function domainOf(file: string): string | undefined {
  if (!file.startsWith(home)) return undefined;
  return domains.find((name) => file.startsWith(`${home}${name}/`));
}

function onlyQueriesTouchTheDatabase(source: Source, { specifier }: Import): string[] {
  if (isMachinery(source) || source.file.endsWith('.queries.ts')) return [];
  const isDatabase =
    databasePackages.test(specifier) || relativeTarget(source, specifier) === database;
  if (!isDatabase) return [];
  return [`${source.file}: only *.queries.ts may touch the database, not by ${specifier}`];
}

function domainsUseDoors(source: Source, { specifier }: Import): string[] {
  const target = relativeTarget(source, specifier);
  const [from, to] = [domainOf(source.file), domainOf(target ?? '')];
  // Pieces of statements that several domains make theirs of stand below all of them.
  if (source.file.startsWith(`${home}facts/`) && target !== undefined && !isFact(target)) {
    return [`${source.file}: a piece of SQL for several domains uses no more than its like`];
  }
  // What judges care, files, mail, PDFs stand below all that ask them.
  const place = source.file.slice(home.length);
  if (from === undefined && to !== undefined && !isComposer.test(place)) {
    const [folder] = place.split('/');
    return [`${source.file}: ${folder} stands below the domains and may not use one, not ${to}`];
  }
  if (target === undefined || from === undefined || to === undefined || from === to) return [];
  if (doors[from]?.includes(target.slice(home.length))) return [];
  return [`${source.file}: ${from} may not use ${target.slice(home.length)}`];
}

// `db` knows connections, roles and migrations; which tables there are, and what of, is its users' business.
function databaseIsTechnique(source: Source, { specifier }: Import): string[] {
  const target = relativeTarget(source, specifier) ?? '';
  const isAbout =
    domainOf(target) !== undefined || /^(assess|facts)\//.test(target.slice(home.length));
  if (!source.file.startsWith(`${home}db/`) || !isAbout) return [];
  return [`${source.file}: db is technique, it may not use ${target.slice(home.length)}`];
}

function isFact(target: string): boolean {
  return target.startsWith(`${home}facts/`);
}

function rulesArePure(source: Source, { specifier, typeOnly }: Import): string[] {
  if (!source.file.endsWith('.rules.ts') || typeOnly) return [];
  const target = relativeTarget(source, specifier);
  const reaches =
    target !== undefined && /\.(queries|handlers)\.ts$|\/(db|http|jobs)\//.test(target);
  if (pureImports.test(specifier) && !reaches) return [];
  return [`${source.file}: rules are pure, they may not import ${specifier}`];
}

/** What makes connections, transactions and the log of access, and fills the database. */
const machinery = /^(access|clock|db|http|jobs|seed)\/|^(createProvider|seed|verifyLog)\.ts$/;

function isMachinery({ file }: Source): boolean {
  return machinery.test(file.slice(home.length));
}

function onlyQueriesHoldSql(source: Source): string[] {
  if (isMachinery(source) || source.file.endsWith('.queries.ts')) return [];
  return sqlTexts(source).map(
    (node) =>
      `${source.file}:${lineOf(source, node)}: SQL, also a piece of it, stands in *.queries.ts`,
  );
}

/**
 * A call's query is somebody's: it takes their Access. A job acts for nobody: it takes its transaction. What
 * gives a piece of SQL to other statements asks nothing yet.
 */
function queriesTakeCallerFirst({ file, tree }: Source): string[] {
  if (!file.endsWith('.queries.ts')) return [];
  const wanted = file.includes('/jobs/') ? 'JobTransaction' : 'Access';
  return exportedFunctions(tree)
    .filter(({ first, givesText }) => !givesText && !new RegExp(`\\b${wanted}\\b`).test(first))
    .map(({ name }) => `${file}: the query ${name} has to take ${wanted} first`);
}
