import type { Rule } from './source.ts';

const isRule = /^(?:apps|packages)\/.+\.rules\.tsx?$/;

/** Files of rules whose test is being written; to be emptied, and never added to. */
const testComes: ReadonlySet<string> = new Set(
  [
    'apps/provider/src/eigenRisico/voluntary',
    'apps/provider/src/facturen/document/document',
    'apps/provider/src/facturen/issue/offset',
    'apps/provider/src/relatie/change',
    'apps/provider/src/relatie/fieldMessages',
    'apps/provider/src/relatie/jobs/mails',
    'apps/provider/src/relatie/same',
    'apps/provider/src/relatie/verzekeringen',
    'apps/provider/src/zorgkosten/jaaroverzicht/jaaroverzicht',
    'apps/provider/src/zorgkosten/vooraf',
    'apps/provider/src/zorgkosten/zorgkosten',
    'apps/provider/src/zorgkosten/zorgkostenDetail',
    'apps/simulators/src/clock/jumps',
    'apps/simulators/src/ideal/money',
    'apps/simulators/src/ideal/outcomes',
    'apps/simulators/src/ideal/request',
    'apps/simulators/src/ideal/responses',
  ].map((name) => `${name}.rules.ts`),
);

/** Every file of rules has a test of its own name beside it. */
export const ruleTestRule: Rule = (sources) => {
  const files = new Set(sources.map(({ file }) => file));
  return [...files].flatMap((file) => {
    if (!isRule.test(file) || testComes.has(file)) return [];
    const test = file.replace(/\.tsx?$/, '.test.ts');
    const has = files.has(test) || files.has(`${test}x`);
    return has ? [] : [`${file}: no ${test.slice(test.lastIndexOf('/') + 1)} beside it`];
  });
};
