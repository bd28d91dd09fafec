import { expect, test } from 'vitest';
import {
  bareScript,
  endPushScript,
  maintenanceScript,
  offlineScript,
  signedOutScript,
} from '../inline/inlineScripts.ts';
import { request } from './render.testing.ts';
import { scriptsOfPage } from './scriptsOfPage.ts';

const { config } = request();

/** Returns the scripts of a page without React. */
function bare(pathname: string, loggedIn = false, maintenanceUrl?: string) {
  const location = { pathname, search: '', hash: '', key: 'default' };
  const withMaintenance = maintenanceUrl === undefined ? config : { ...config, maintenanceUrl };
  return scriptsOfPage({ location }, { config: withMaintenance, loggedIn }, true);
}

const hashes = (...page: Parameters<typeof bare>) => bare(...page).map(({ hash }) => hash);

test('has one script in the place of React on a page without it', () => {
  const location = { pathname: '/declaraties/indienen' };
  expect(scriptsOfPage({ location }, { config, loggedIn: true }, false)).not.toContain(bareScript);
  expect(bare('/inloggen')).toContain(bareScript);
});

test("clears the browser's data at sign-out, once nobody is logged in", () => {
  expect(bare('/uitloggen')).toEqual(expect.arrayContaining([signedOutScript, endPushScript]));
  expect(bare('/uitloggen', true)).not.toContain(signedOutScript);
});

test('returns from the offline page automatically, without the maintenance document', () => {
  expect(bare('/offline', false, 'https://elsewhere.example/a.json')).toContain(offlineScript);
  expect(bare('/inloggen')).not.toContain(offlineScript);
});

test('watches maintenance on /503, and elsewhere when the gateway cannot check it', () => {
  const elsewhere = 'https://elsewhere.example/a.json';
  expect(hashes('/503', false, '/a.json')).toContain(maintenanceScript('/a.json', true).hash);
  expect(hashes('/inloggen', false, elsewhere)).toContain(maintenanceScript(elsewhere, false).hash);
  const watched = [maintenanceScript('/a.json', false), maintenanceScript(elsewhere, false)];
  const others = [
    ...hashes('/inloggen', false, '/a.json'),
    ...hashes('/offline', false, elsewhere),
  ];
  for (const { hash } of watched) expect(others).not.toContain(hash);
});
