import { expect, test } from 'vitest';
import {
  bareScript,
  endPushScript,
  keepFilesScript,
  keepTapsScript,
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
  return scriptsOfPage({ location }, { config: withMaintenance, loggedIn }, true, '');
}

const hashes = (...page: Parameters<typeof bare>) => bare(...page).map(({ hash }) => hash);

/**
 * Returns the scripts of a page with React.
 * @param content rendered HTML
 */
function whole(content: string, pathname = '/declaraties/indienen') {
  const location = { pathname, search: '', hash: '', key: 'default' };
  return scriptsOfPage({ location }, { config, loggedIn: true }, false, content);
}

test('keeps dropped or pasted files only on a page that takes files', () => {
  expect(whole('<input type="file" multiple="">')).toContain(keepFilesScript);
  expect(whole('<input type="text">')).not.toContain(keepFilesScript);
});

test('keeps taps on the claim form only', () => {
  expect(whole('')).toContain(keepTapsScript);
  expect(whole('', '/mijn-gegevens')).not.toContain(keepTapsScript);
});

test('keeps nothing on a page without React', () => {
  expect(bare('/inloggen')).toContain(bareScript);
  expect(bare('/inloggen')).not.toContain(keepTapsScript);
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
