import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs, unproven } from './proofs.ts';
import { readRows } from './readRows.ts';

const root = path.join(import.meta.dirname, '../../..');
const rows = readRows(readFileSync(path.join(root, 'docs/specification.md'), 'utf8'));
/** A line on which a test's or a group's title stands. */
const titleLine = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|^)\s*['"`]/;

const keys = rows.map(({ key }) => key);

describe('the specification', () => {
  it('has rows in each of its sections, each known by its first words', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(
      new Set(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']),
    );
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.length).toBeGreaterThan(140);
  });

  it('is proven row by row; what is not yet, is said', () => {
    const known = [...Object.keys(proofs), ...Object.keys(unproven)];
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !keys.includes(key))).toEqual([]);
    expect(Object.keys(proofs).filter((key) => key in unproven)).toEqual([]);
  });

  it.each(Object.entries(proofs))('%s: its tests are there', (_key, tests) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const proof of tests) {
      const [file = '', title = ''] = proof.split(' › ');
      expect(existsSync(path.join(root, file)), file).toBe(true);
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      expect(
        lines.filter((line) => titleLine.test(line) && line.includes(title)),
        proof,
      ).not.toEqual([]);
    }
  });
});
