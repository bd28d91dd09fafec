import { afterEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

const android = { packageName: 'example.mijn', fingerprints: ['AA:BB'] };
const applePart = 'applinks';
let testSetup: TestSetup;
afterEach(() => testSetup.stop());

const read = (path: string) => testSetup.browser().request(`/.well-known/${path}`);

describe('the files by which a phone verifies our links', () => {
  it('name the app of each kind of phone, and nothing but the ways back to it', async () => {
    testSetup = await startTestGateway({ nativeApp: { android, apple: ['TEAM.example.mijn'] } });
    const [forAndroid, forApple] = await Promise.all(
      ['assetlinks.json', 'apple-app-site-association'].map(read),
    );
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

  it('are not there where there is no app', async () => {
    testSetup = await startTestGateway();
    for (const path of ['assetlinks.json', 'apple-app-site-association']) {
      expect((await read(path)).status, path).toBe(404);
    }
  });
});

it('a login is begun at the address of the native app too, where that opens in a browser', async () => {
  testSetup = await startTestGateway();
  const browser = testSetup.browser();
  const handedOver = await browser.request('/app2app?terug=facturen');
  expect([handedOver.status, handedOver.location]).toEqual([303, '/digid?terug=facturen']);
  expect((await browser.call('/app2app')).status).toBe(405);
});
