import { violationsIn } from './violationsIn.ts';
import { readSource } from './source.ts';

/** The violations of all rules in a planted file. */
export function violationsOf(file: string, text: string): string[] {
  return violationsIn([readSource(file, text)]);
}
