import { designPages, strayCitations } from './citations.ts';
import { partComments } from './comments.ts';
import { missingNames } from './documentNames.ts';
import type { Findings } from './findings.ts';
import { strayHeadings, strayInIndex, strayStatuses } from './records.ts';
import { unnamedFolders } from './readmeFolders.ts';
import { files, find, read } from './tree.ts';

// Of the past speak the list of changes and the proofs; the specification is not ours.
const ofOtherTimes = ['CHANGELOG.md', 'docs/proofs.md', 'docs/specification.md'];

/**
 * Holds the documents and the comments to what there is: the names, paths and links in them, the pages and records
 * that they cite, and the form of the records of decisions.
 * @param given names of the contract, GraphQL and the database, which comments may use
 */
export function documentFindings(given: ReadonlySet<string>): Findings {
  const documents = find('{*.md,{apps,deploy,docs,dev-env,e2e,packages,tools}/**/*.md}')
    .filter((file) => !ofOtherTimes.includes(file))
    .map((file) => [file, read(file)] as const);
  const sources = files
    .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file))
    .map((file) => ({ file, ...partComments(read(file)) }));
  const comments = sources.map(({ file, comments: text }) => [file, text] as const);
  const tree = find('**/*', ['**/node_modules', '**/var', '**/.git']);
  const settings = find('{*.ts,{*,apps/**/*,packages/**/*,tools/**/*}.json}').map(read);
  const code = [...sources.map((source) => source.code), ...settings, ...given];
  // The comments of the tools explain checks, by names that are nowhere.
  const named = [...documents, ...comments.filter(([file]) => !file.startsWith('tools/'))];
  // Its test plants citations that lead nowhere.
  const cited = [
    ...documents,
    ...comments.filter(([file]) => file !== 'tools/names/citations.test.ts'),
  ];
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  const pages = designPages(read('CONTRIBUTING.md'));
  const wrong = [
    ...missingNames(named, { files: tree, words }).map(
      ({ file, text }) => `${file}: names "${text}", which is not there`,
    ),
    ...strayCitations(cited, { files: tree, pages }).map(
      ({ file, text }) => `${file}: cites "${text}", which is not there`,
    ),
    ...strayHeadings(documents).map(
      ({ file, text }) => `${file}: "${text}" is not "# 0001 A title"`,
    ),
    ...strayStatuses(documents).map(
      ({ file, text }) =>
        `${file}: its third line is "Accepted, <date>." and names ${text || 'that'}`,
    ),
    ...unnamedFolders(documents, files).map(
      ({ file, text }) => `${file}: has to say what "${text}" is`,
    ),
    ...strayInIndex(documents).map(({ file, text }) => `${file}: has to list ${text}, once`),
  ];
  const summary = `${documents.length} documents and the comments of ${sources.length} files, ${wrong.length} times what is not there`;
  return { wrong, summary };
}
