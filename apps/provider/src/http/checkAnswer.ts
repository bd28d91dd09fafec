import { getCall, type CallName } from '@mijn/contract/calls';
import { refusalsOf } from '@mijn/contract/calls/call';
import { isDeepStrictEqual } from 'node:util';

/**
 * Validates an answer against the contract; used by tests, since in production the types guarantee
 * the shape. Missing and unknown fields fail.
 * @throws Error
 */
export function checkAnswer(name: CallName, status: number, answer: unknown): void {
  const found = Object.entries(getCall(name).answers).find(([key]) => key === String(status));
  if (!found) throw new Error(`${name}: the contract has no answer ${status}`);
  const bare: unknown = JSON.parse(JSON.stringify(answer));
  const parsed: unknown = JSON.parse(JSON.stringify(found[1].parse(bare)));
  if (!isDeepStrictEqual(parsed, bare)) throw new Error(`${name}: more than the contract says`);
}

/**
 * Checks that the call's entry lists this refusal; used by tests.
 * @throws Error
 */
export function checkRefusal(name: CallName, status: number): void {
  const entry = getCall(name);
  const named = [...refusalsOf(entry).map(String), ...Object.keys(entry.answers)];
  if (!named.includes(String(status)))
    throw new Error(`${name}: the contract has no refusal ${status}`);
}
