import { expect, test } from 'vitest';
import { ruleTestRule } from './ruleTestRule.ts';
import { readSource } from './source.ts';

/** What is said of the rules among these files. */
function untested(...files: readonly string[]): string[] {
  return ruleTestRule(files.map((file) => readSource(file, 'export const a = 1;')));
}

test('a file of rules without a test of its own name beside it is caught', () => {
  const rules = 'apps/simulators/src/mail/a.rules.ts';
  const missing = [`${rules}: no a.rules.test.ts beside it`];
  expect(untested(rules)).toEqual(missing);
  expect(untested(rules, 'apps/simulators/src/mail/a.test.ts')).toEqual(missing);
  expect(untested(rules, 'apps/simulators/src/a.rules.test.ts')).toEqual(missing);
  expect(untested('packages/domain/src/a.rules.ts')).toHaveLength(1);
  expect(untested(rules, 'apps/simulators/src/mail/a.rules.test.ts')).toEqual([]);
});
