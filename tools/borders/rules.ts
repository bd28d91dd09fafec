import { clientRule } from './clientRule.ts';
import { connectionRule } from './connectionRule.ts';
import { folderRule } from './folderRule.ts';
import { helpRule } from './helpRule.ts';
import { logicTestRule, type TestedElsewhere } from './logicTestRule.ts';
import { moneyRule } from './moneyRule.ts';
import { packageRule } from './packageRule.ts';
import { providerRule } from './providerRule.ts';
import { ruleTestRule } from './ruleTestRule.ts';
import { shapeRule } from './shapeRule.ts';
import type { Source, Violation } from './source.ts';
import { keywordRule } from './keywordRule.ts';
import { statementRule } from './statementRule.ts';
import { transactionRule } from './transactionRule.ts';

const rules = [
  packageRule,
  clientRule,
  providerRule,
  folderRule,
  shapeRule,
  transactionRule,
  statementRule,
  keywordRule,
  moneyRule,
  connectionRule,
  helpRule,
  ruleTestRule,
];

/**
 * Everything in these sources that breaks a rule of ARCHITECTURE.md; `testedElsewhere` names the files
 * with logic whose test bears another name.
 */
export function violationsIn(
  sources: readonly Source[],
  testedElsewhere: TestedElsewhere = {},
): Violation[] {
  return [...rules, logicTestRule(testedElsewhere)].flatMap((rule) => rule(sources));
}
