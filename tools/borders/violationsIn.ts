import { clientRule } from './clientRule.ts';
import { connectionRule } from './connectionRule.ts';
import { gatewayRule } from './gatewayRule.ts';
import { helpRule } from './helpRule.ts';
import { moneyRule } from './moneyRule.ts';
import { packageRule } from './packageRule.ts';
import { providerRule } from './providerRule.ts';
import { setupRule } from './setupRule.ts';
import type { Source, Violation } from './source.ts';
import { statementRule } from './statementRule.ts';
import { tableRule } from './tableRule.ts';
import { transactionRule } from './transactionRule.ts';

const rules = [
  packageRule,
  setupRule,
  clientRule,
  providerRule,
  transactionRule,
  statementRule,
  tableRule,
  moneyRule,
  connectionRule,
  gatewayRule,
  helpRule,
];

/** Everything in these sources that breaks a rule of ARCHITECTURE.md. */
export function violationsIn(sources: readonly Source[]): Violation[] {
  return rules.flatMap((rule) => rule(sources));
}
