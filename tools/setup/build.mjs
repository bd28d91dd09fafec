import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { longWork, root } from './longWork.mjs';

/** Inputs of the client's build. */
const inputs = [
  'apps/client',
  'packages/ui',
  'packages/domain',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
].map((place) => path.join(root, place));
const skipped = /(^|[/\\])(node_modules|dist|\.[^/\\]*)([/\\]|$)|\.(test|stories)\.tsx?$/;
const stamp = path.join(root, 'apps', 'client', 'dist', '.inputs');

/** Builds the client unless the existing build has the same inputs. */
export async function buildClient() {
  const hash = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await longWork('Building the client', ['run', 'build', '-w', '@mijn/client']);
  // The build may generate files among its inputs.
  writeFileSync(stamp, hashInputs());
}

/** Hashes the names and contents of all inputs. */
function hashInputs() {
  const files = inputs.flatMap((place) =>
    statSync(place).isFile()
      ? [place]
      : readdirSync(place, { recursive: true })
          .map(String)
          .filter((name) => !skipped.test(name))
          .map((name) => path.join(place, name))
          .filter((file) => statSync(file).isFile()),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
