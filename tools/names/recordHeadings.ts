import type { MissingName } from './documentNames.ts';

const record = /(?:^|\/)docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** The records of decisions whose heading is not their number of four digits and then their title. */
export function strayHeadings(
  documents: readonly (readonly [file: string, text: string])[],
): MissingName[] {
  return documents.flatMap(([file, text]) => {
    const [, number] = record.exec(file) ?? [];
    const [heading = ''] = text.split('\n', 1);
    const isRight = heading.startsWith(`# ${number} `) && /^# \d{4} [\p{Lu}`]/u.test(heading);
    return number === undefined || isRight ? [] : [{ file, text: heading }];
  });
}
