import { callNamed, type CallName } from '@mijn/contract/calls';
import { isDeepStrictEqual } from 'node:util';

/**
 * Holds an answer against the contract, as the tests do; in use an answer is the contract's shape by its
 * type. One that lacks something, or has a field that the contract does not have, fails.
 * @throws Error
 */
export function checkAnswer(name: CallName, status: number, answer: unknown): void {
  const found = Object.entries(callNamed(name).answers).find(([key]) => key === String(status));
  if (!found) throw new Error(`${name}: the contract has no answer ${status}`);
  const bare: unknown = JSON.parse(JSON.stringify(answer));
  const parsed: unknown = JSON.parse(JSON.stringify(found[1].parse(bare)));
  if (!isDeepStrictEqual(parsed, bare)) throw new Error(`${name}: more than the contract says`);
}
