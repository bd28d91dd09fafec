import { violationsIn } from './violationsIn.ts';
import { readSource } from './source.ts';

/** What all rules together say of a planted file, which has the test that a file of rules needs. */
export function violationsOf(file: string, text: string): string[] {
  const beside = file.replace(/\.rules\.ts$/, '.rules.test.ts');
  const sources = [readSource(file, text)];
  if (beside !== file) sources.push(readSource(beside, ''));
  // That a layer above or below lacks this domain is told of no file.
  return violationsIn(sources).filter((line) => line.startsWith(file));
}
