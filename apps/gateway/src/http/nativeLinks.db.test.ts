import { afterEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

const android = { packageName: 'example.mijn', fingerprints: ['AA:BB'] };
const applePart = 'applinks';
let testSetup: TestSetup;
afterEach(() => testSetup.stop());

const read = (path: string, brand: 'ZZ' | 'AZVZ' = 'ZZ') =>
  testSetup.browser(brand).request(`/.well-known/${path}`);
const files = ['assetlinks.json', 'apple-app-site-association'];

describe('the files by which a phone verifies our links', () => {
  it('name the app of each platform, and only the paths that return to it', async () => {
    testSetup = await startTestGateway({
      nativeApp: { apps: { ZZ: { android, apple: ['TEAM.example.mijn'] } } },
    });
    const [forAndroid, forApple] = await Promise.all(files.map((path) => read(path)));
    expect(forAndroid?.headers['content-type']).toMatch(/^application\/json/);
    expect(forAndroid?.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'example.mijn',
          sha256_cert_fingerprints: ['AA:BB'],
        },
      },
    ]);
    expect(forApple?.headers['content-type']).toMatch(/^application\/json/);
    expect(forApple?.json()).toEqual({
      [applePart]: {
        details: [
          {
            appIDs: ['TEAM.example.mijn'],
            components: [{ '/': '/app2app' }, { '/': '/betaling/*' }],
          },
        ],
      },
    });
  });

  it('name the app of the requested host’s brand, or none', async () => {
    const other = { packageName: 'example.other', fingerprints: ['CC:DD'] };
    testSetup = await startTestGateway({
      nativeApp: { apps: { ZZ: { android }, AZVZ: { android: other } } },
    });
    const [forZilverzand, forAnkerzee] = [
      await read('assetlinks.json'),
      await read('assetlinks.json', 'AZVZ'),
    ];
    expect([forZilverzand.text, forAnkerzee.text]).toEqual([
      expect.stringContaining('"example.mijn"'),
      expect.stringContaining('"example.other"'),
    ]);
    expect(forAnkerzee.text).not.toContain('example.mijn');
    await testSetup.stop();

    testSetup = await startTestGateway({ nativeApp: { apps: { AZVZ: { android: other } } } });
    for (const path of files) {
      expect([(await read(path)).status, (await read(path, 'AZVZ')).status], path).toEqual([
        404, 200,
      ]);
    }
  });

  it('do not exist without an app', async () => {
    testSetup = await startTestGateway();
    for (const path of files) {
      expect((await read(path)).status, path).toBe(404);
    }
  });
});

it('starts a login at the native app’s address when a browser opens it', async () => {
  testSetup = await startTestGateway();
  const browser = testSetup.browser();
  const handedOver = await browser.request('/app2app?terug=facturen');
  expect([handedOver.status, handedOver.location]).toEqual([303, '/digid?terug=facturen']);
  expect((await browser.call('/app2app')).status).toBe(405);
});
