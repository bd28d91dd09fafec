import type { Rule } from './source.ts';

const isRule = /^(?:apps|packages)\/.+\.rules\.tsx?$/;

/** Every file of rules has a test of its own name beside it. */
export const ruleTestRule: Rule = (sources) => {
  const files = new Set(sources.map(({ file }) => file));
  return [...files].flatMap((file) => {
    if (!isRule.test(file)) return [];
    const test = file.replace(/\.tsx?$/, '.test.ts');
    const has = files.has(test) || files.has(`${test}x`);
    return has ? [] : [`${file}: no ${test.slice(test.lastIndexOf('/') + 1)} beside it`];
  });
};
