import { clientRule } from './clientRule.ts';
import { connectionRule } from './connectionRule.ts';
import { documentRule } from './documentRule.ts';
import { errorRule } from './errorRule.ts';
import { folderRule } from './folderRule.ts';
import { gatewayRule } from './gatewayRule.ts';
import { helpRule } from './helpRule.ts';
import { logicTestRule } from './logicTestRule.ts';
import { moneyRule } from './moneyRule.ts';
import { packageRule } from './packageRule.ts';
import { providerRule } from './providerRule.ts';
import { otherVerbRule } from './otherVerbRule.ts';
import { queryVerbRule } from './queryVerbRule.ts';
import { ruleTestRule } from './ruleTestRule.ts';
import { setupRule } from './setupRule.ts';
import { shapeRule } from './shapeRule.ts';
import type { Source, Violation } from './source.ts';
import { keywordRule } from './keywordRule.ts';
import { statementRule } from './statementRule.ts';
import { tableRule } from './tableRule.ts';
import { textsRule } from './textsRule.ts';
import { transactionRule } from './transactionRule.ts';

const rules = [
  packageRule,
  setupRule,
  clientRule,
  providerRule,
  errorRule,
  folderRule,
  documentRule,
  shapeRule,
  transactionRule,
  statementRule,
  tableRule,
  queryVerbRule,
  otherVerbRule,
  keywordRule,
  moneyRule,
  connectionRule,
  gatewayRule,
  helpRule,
  ruleTestRule,
  logicTestRule,
  textsRule,
];

/** Everything in these sources that breaks a rule of ARCHITECTURE.md. */
export function violationsIn(sources: readonly Source[]): Violation[] {
  return rules.flatMap((rule) => rule(sources));
}
