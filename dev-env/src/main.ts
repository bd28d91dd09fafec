import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { announcement } from './start/announcement.ts';
import { optionsFrom } from './start/options.ts';
import { StartError } from './start/startError.ts';
import type { World } from './startWorld.ts';

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
