import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { chooseIdentity, launch } from './identity.ts';

it('is an account that this machine knows by name, and not root', () => {
  const { file, args, account } = launch(chooseIdentity(), 'id', ['-un']);
  const { status, stdout } = spawnSync(file, args, { ...account, cwd: '/', encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).not.toMatch(/^root$/m);
});
