import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuild } from './readBuild.ts';
import { toStyle } from '../styles/toStyle.ts';

test('knows the modules of a language and their style sheets, each once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-build-'));
  mkdirSync(path.join(folder, '.vite'));
  const manifest = {
    'src/main.tsx': { file: 'main.js', css: ['main.css'] },
    'src/a.tsx': { file: 'a.js', css: ['main.css'] },
  };
  writeFileSync(path.join(folder, '.vite', 'manifest.nl.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'main.css'), 'a{color:red}');
  const build = readBuild(folder, 'nl');
  expect(build.manifest).toEqual(manifest);
  expect([...build.styles]).toEqual([['/main.css', toStyle('/main.css', 'a{color:red}')]]);
  expect(() => readBuild(folder, 'en')).toThrow('manifest.en.json');
});
