import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';
import {
  billOfMaterials,
  contagiousLicences,
  installedOtherwise,
  licenceList,
  type LockedPackages,
  materials,
  withoutIntegrity,
} from './bill.ts';

type LockFile = { readonly version: string; readonly packages: LockedPackages };

const read = (file: string): LockFile => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * Writes the bill of materials (CycloneDX) and the list of licences to `var/proofs`, and holds what is
 * installed against the lock file.
 * @returns one line with its figures
 * @throws Error naming what is not as it was locked, or may not be used
 */
export function writeBill(): string {
  const { version, packages } = read('package-lock.json');
  const all = materials(packages);
  const wrong = [
    ...withoutIntegrity(all),
    ...installedOtherwise(packages, read('node_modules/.package-lock.json').packages),
    ...contagiousLicences(all),
  ];
  if (wrong.length > 0) throw new Error(`Not as it was locked, or not for us: ${wrong.join(', ')}`);
  const folder = path.join(root, 'var', 'proofs');
  mkdirSync(folder, { recursive: true });
  const bill = JSON.stringify(billOfMaterials(all, version), undefined, 1);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), bill);
  writeFileSync(path.join(folder, 'licences.md'), licenceList(all));
  return `${all.length} packages locked, their contents as named; bill and licences in var/proofs`;
}
