import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';
import type { Lock } from './complete.ts';

/**
 * Writes the software bill of materials to `var/proofs`, with npm.
 * @throws Error if npm leaves out packages of the lock file
 */
export function writeBill(): void {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const bill = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { components }: { components: unknown[] } = JSON.parse(bill);
  const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  // A package in several folders is one component.
  const packages = new Set(
    Object.entries(lock.packages)
      .filter(([folder, { link }]) => folder && !link)
      .map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`),
  );
  if (components.length !== packages.size)
    throw new Error(`npm sbom names ${components.length} of ${packages.size} packages`);
  const folder = path.join(root, 'var', 'proofs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), bill);
  console.log(`Bill of materials: ${components.length} packages, in var/proofs`);
}
