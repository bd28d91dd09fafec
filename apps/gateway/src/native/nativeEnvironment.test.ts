import { describe, expect, it } from 'vitest';
import { nativeAppOf, wrongOrigins } from './nativeEnvironment.ts';

const ankerzee = {
  ANKERZEE_ANDROID_PACKAGE: 'example.ankerzee',
  ANKERZEE_ANDROID_FINGERPRINTS: 'AA:BB, CC:DD',
  ANKERZEE_APPLE_APP_IDS: 'TEAM.example.ankerzee',
};
const ofAnkerzee = {
  apple: ['TEAM.example.ankerzee'],
  android: { packageName: 'example.ankerzee', fingerprints: ['AA:BB', 'CC:DD'] },
};

describe('the native apps', () => {
  it('are one of each brand, and of a brand that is told none nothing', () => {
    expect(nativeAppOf(ankerzee)).toEqual({ origins: [], apps: { AZVZ: ofAnkerzee } });
    expect(nativeAppOf({ ...ankerzee, ANDROID_PACKAGE: 'example.mijn' })?.apps).toEqual({
      ZZ: { apple: [], android: { packageName: 'example.mijn', fingerprints: [] } },
      AZVZ: ofAnkerzee,
    });
  });

  it('may be for one kind of phone alone', () => {
    const apple = { APPLE_APP_IDS: 'TEAM.example.mijn' };
    expect(nativeAppOf(apple)?.apps).toEqual({ ZZ: { apple: ['TEAM.example.mijn'] } });
  });

  it('are none where nothing says of any: fingerprints alone name no app', () => {
    expect(nativeAppOf({})).toBeUndefined();
    expect(nativeAppOf({ ANDROID_FINGERPRINTS: 'AA:BB' })).toBeUndefined();
  });

  it('call from the origins they are told, also where no phone opens a link of ours', () => {
    const origins = 'https://localhost, capacitor://localhost';
    expect(nativeAppOf({ NATIVE_ORIGINS: origins })).toEqual({
      origins: ['https://localhost', 'capacitor://localhost'],
      apps: {},
    });
  });
});

describe('an origin of a native app', () => {
  it.each(['https://localhost', 'capacitor://localhost', 'https://localhost:8443'])(
    'is one that nobody else can be: %s',
    (origin) => expect(wrongOrigins({ NATIVE_ORIGINS: origin })).toEqual([]),
  );

  it.each(['http://localhost', '*', 'null', 'https://a.example/path', 'https://localhost, *'])(
    'is refused where anybody could speak for it: %s',
    (origins) => expect(wrongOrigins({ NATIVE_ORIGINS: origins })).toEqual(['NATIVE_ORIGINS']),
  );

  it('may be left out', () => expect(wrongOrigins({})).toEqual([]));
});
