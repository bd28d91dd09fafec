import { describe, expect, it } from 'vitest';
import { nativeAppOf, invalidNativeOrigins } from './nativeEnvironment.ts';

const ankerzee = {
  ANKERZEE_ANDROID_PACKAGE: 'example.ankerzee',
  ANKERZEE_ANDROID_FINGERPRINTS: 'AA:BB, CC:DD',
  ANKERZEE_APPLE_APP_IDS: 'TEAM.example.ankerzee',
};
const ofAnkerzee = {
  apple: ['TEAM.example.ankerzee'],
  android: { packageName: 'example.ankerzee', fingerprints: ['AA:BB', 'CC:DD'] },
};

describe('nativeAppOf', () => {
  it('returns an app for each configured brand', () => {
    expect(nativeAppOf(ankerzee)).toEqual({ origins: [], apps: { AZVZ: ofAnkerzee } });
    expect(nativeAppOf({ ...ankerzee, ANDROID_PACKAGE: 'example.mijn' })?.apps).toEqual({
      ZZ: { apple: [], android: { packageName: 'example.mijn', fingerprints: [] } },
      AZVZ: ofAnkerzee,
    });
  });

  it('may be for one platform only', () => {
    const apple = { APPLE_APP_IDS: 'TEAM.example.mijn' };
    expect(nativeAppOf(apple)?.apps).toEqual({ ZZ: { apple: ['TEAM.example.mijn'] } });
  });

  it('is undefined if nothing is configured, or only fingerprints', () => {
    expect(nativeAppOf({})).toBeUndefined();
    expect(nativeAppOf({ ANDROID_FINGERPRINTS: 'AA:BB' })).toBeUndefined();
  });

  it('has its origins, also without app links', () => {
    const origins = 'https://localhost, capacitor://localhost';
    expect(nativeAppOf({ NATIVE_ORIGINS: origins })).toEqual({
      origins: ['https://localhost', 'capacitor://localhost'],
      apps: {},
    });
  });
});

describe('an origin of a native app', () => {
  it.each(['https://localhost', 'capacitor://localhost', 'https://localhost:8443'])(
    'is accepted if nobody else can have it: %s',
    (origin) => expect(invalidNativeOrigins({ NATIVE_ORIGINS: origin })).toEqual([]),
  );

  it.each(['http://localhost', '*', 'null', 'https://a.example/path', 'https://localhost, *'])(
    'is refused if anybody could have it: %s',
    (origins) =>
      expect(invalidNativeOrigins({ NATIVE_ORIGINS: origins })).toEqual(['NATIVE_ORIGINS']),
  );

  it('is optional', () => expect(invalidNativeOrigins({})).toEqual([]));
});
