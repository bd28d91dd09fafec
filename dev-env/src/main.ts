import path from 'node:path';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optionsFrom } from './start/options.ts';
import { StartError } from './start/startError.ts';
import type { World } from './startWorld.ts';
import { exampleBillsPath } from '@mijn/simulators/clock/exampleBillsPage';
import { personas } from '@mijn/testdata/personas';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  const options = optionsFrom(process.env, root);
  // After reading the settings, so that their errors appear at once.
  const { startWorld } = await import('./startWorld.ts');
  const starting = startWorld({
    ...options,
    warmFiles: true,
    report: (line) => console.log(line),
  });
  stopWhenAsked(starting);
  const world = await starting;
  console.log(announcement(world));
  // Now, because a killed process has no exit hook.
  flushCompileCache();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** A stop during the start waits for it, so that the database is not left half-started. */
function stopWhenAsked(starting: Promise<World>): void {
  let asked = false;
  const stop = (): void => {
    if (asked) return;
    asked = true;
    starting
      .then((world) => world.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The parent process was killed.
  process.on('disconnect', stop);
}

type Announced = Pick<
  World,
  'url' | 'ankerzeeUrl' | 'idealUrl' | 'timeUrl' | 'mailUrl' | 'internalUrl'
>;

/** Formats the message when everything runs: the address on its own line, then the personas. */
function announcement(world: Announced): string {
  const { url, ankerzeeUrl, idealUrl, timeUrl, mailUrl, internalUrl } = world;
  const width = Math.max(...personas.map(({ naam }) => naam.length));
  const people = personas.map(
    ({ naam, omschrijving }) => `  ${naam.padEnd(width)}  ${omschrijving.en}`,
  );
  return [
    `Mijn is ready: ${url}`,
    '',
    'Log in with the DigiD simulator as one of these invented people:',
    ...people,
    '',
    `The other brand, Ankerzee: ${ankerzeeUrl}`,
    `What the bank does when you pay (iDEAL simulator): ${idealUrl}/besturing`,
    `The insurer's day, to be moved forward: ${timeUrl}`,
    `Mail that the insurer sent: ${mailUrl}`,
    `Bills to send in, as PDF and photo, for each of these people: ${timeUrl}${exampleBillsPath}`,
    `Where the insurer's own staff open a person's file: ${internalUrl}`,
    '',
    'Ctrl-C stops everything; the data stays.',
  ].join('\n');
}
