import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuild } from './files.ts';

const manifest = {
  'src/main.tsx': { file: 'main.js', css: ['main.css'] },
  'src/a.tsx': { file: 'a.js', css: ['main.css'] },
};

function write(sheet: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-build-'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'main.css'), sheet);
  return folder;
}

test('reads the modules of the build and each style sheet once, with its hash', () => {
  const build = readBuild(write('a{color:red}'));
  expect(build.manifest).toEqual(manifest);
  const hash = 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';
  const style = { address: '/main.css', text: 'a{color:red}', hash };
  expect([...build.styles]).toEqual([['/main.css', style]]);
});

test('refuses a folder without a build, and a sheet that would end its own element', () => {
  expect(() => readBuild(tmpdir())).toThrow('manifest.json');
  expect(() => readBuild(write('a::after{content:"</style>"}'))).toThrow('own element');
});
