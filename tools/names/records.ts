import path from 'node:path';
import type { MissingName } from './documentNames.ts';

type Documents = readonly (readonly [file: string, text: string])[];

const record = /(?:^|\/)docs\/decisions\/(\d{4})-[^/]+\.md$/;
const index = /(?:^|\/)docs\/decisions\/README\.md$/;
const status = /^(?:Accepted|Superseded), \d{4}-\d\d-\d\d\b/;
const links = /\]\((\d{4}-[^)]+\.md)\)/g;

function linkedIn(text: string): string[] {
  return [...text.matchAll(links)].map(([, file = '']) => file);
}

/** The records of decisions whose heading is not their number of four digits and then their title. */
export function strayHeadings(documents: Documents): MissingName[] {
  return documents.flatMap(([file, text]) => {
    const [, number] = record.exec(file) ?? [];
    const [heading = ''] = text.split('\n', 1);
    const isRight = heading.startsWith(`# ${number} `) && /^# \d{4} [\p{Lu}`]/u.test(heading);
    return number === undefined || isRight ? [] : [{ file, text: heading }];
  });
}

/**
 * The records of decisions whose third line does not say since when they hold (`Accepted, 2026-11-21.`), or
 * leaves out a record that names this one in that line: who reads the earlier one has to hear of the later.
 */
export function strayStatuses(documents: Documents): MissingName[] {
  const records = documents.filter(([file]) => record.test(file));
  const said = records.map(([file, text]) => {
    const line = text.split('\n', 3)[2] ?? '';
    return { file, line, name: path.posix.basename(file), linked: linkedIn(line) };
  });
  return said.flatMap(({ file, line, name, linked }) => {
    if (!status.test(line)) return [{ file, text: line }];
    const others = said.filter((other) => other.linked.includes(name));
    return others
      .filter((other) => !linked.includes(other.name))
      .map((other) => ({ file, text: other.name }));
  });
}

/** The records of decisions that the index beside them does not list, or lists twice. */
export function strayInIndex(documents: Documents): MissingName[] {
  return documents
    .filter(([file]) => index.test(file))
    .flatMap(([file, text]) => {
      const listed = linkedIn(text.split('\n## ').slice(1).join('\n'));
      return documents
        .filter(([other]) => record.test(other))
        .map(([other]) => path.posix.basename(other))
        .filter((name) => listed.filter((one) => one === name).length !== 1)
        .map((name) => ({ file, text: name }));
    });
}
