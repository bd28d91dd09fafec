import { chooseFiles, isWhole, seedOfRun, slowSeconds } from './sample.ts';
import { slowTests } from './slowTests.ts';

/** The slow test files that this run leaves to other commits; none where everything runs. */
export function leftToOtherCommits(environment: NodeJS.ProcessEnv): string[] {
  if (isWhole(environment)) return [];
  const chosen = chooseFiles(slowTests, seedOfRun(environment), slowSeconds);
  return Object.keys(slowTests).filter((file) => !chosen.has(file));
}
