import { type Brand, brands } from '@mijn/domain/brands';

/** The identity of the native app per brand (ADR 0067). */
export interface NativeBrand {
  /** Android's application id and Apple's bundle id, permanent for the app. */
  readonly appId: string;
  readonly name: string;
  /** Host name of the gateway: its verified links open in the app. */
  readonly host: string;
  /** Background of the icon and the splash screen. */
  readonly ground: string;
  readonly primary: string;
}

/** The app of each brand; production apps have their own id and host (`APP_ID`, `GATEWAY_URL`). */
export const nativeBrands: Readonly<Record<Brand, NativeBrand>> = {
  ZZ: {
    appId: 'example.zilverzand.mijn',
    name: brands.ZZ.product,
    host: 'mijn.zilverzand.example',
    ground: '#F6F3EE',
    primary: '#0B5C5A',
  },
  AZVZ: {
    appId: 'example.ankerzee.mijn',
    name: brands.AZVZ.product,
    host: 'mijn.ankerzee.example',
    ground: '#F1F5F9',
    primary: '#12355B',
  },
};

/** A place in the projects with a brand value: the text before it, and the number of occurrences. */
interface Place {
  readonly file: string;
  readonly before: string;
  readonly times: number;
  readonly value: (brand: NativeBrand) => string;
}

const values = 'android/app/src/main/res/values';
const text = (name: string) => `<string name="${name}">`;
const color = (name: string) => `<color name="${name}">`;

/** Every place. The value ends at a quote, a tag or a semicolon. */
export const places: readonly Place[] = [
  { file: 'capacitor.config.ts', before: "appId: '", times: 1, value: ({ appId }) => appId },
  { file: 'capacitor.config.ts', before: "appName: '", times: 1, value: ({ name }) => name },
  {
    file: 'android/app/build.gradle',
    before: 'applicationId "',
    times: 1,
    value: ({ appId }) => appId,
  },
  ...['app_name', 'title_activity_main'].map((one) => ({
    file: `${values}/strings.xml`,
    before: text(one),
    times: 1,
    value: ({ name }: NativeBrand) => name,
  })),
  {
    file: `${values}/strings.xml`,
    before: text('package_name'),
    times: 1,
    value: ({ appId }) => appId,
  },
  {
    file: `${values}/strings.xml`,
    before: text('gateway_host'),
    times: 1,
    value: ({ host }) => host,
  },
  {
    file: `${values}/ic_launcher_background.xml`,
    before: color('ic_launcher_background'),
    times: 1,
    value: ({ ground }) => ground,
  },
  ...['colorPrimary', 'colorPrimaryDark', 'colorAccent'].map((one) => ({
    file: `${values}/ic_launcher_background.xml`,
    before: color(one),
    times: 1,
    value: ({ primary }: NativeBrand) => primary,
  })),
  {
    file: 'ios/App/App/App.entitlements',
    before: '<string>applinks:',
    times: 1,
    value: ({ host }) => host,
  },
  {
    file: 'ios/App/App/Info.plist',
    before: '<key>CFBundleDisplayName</key>\n        <string>',
    times: 1,
    value: ({ name }) => name,
  },
  {
    file: 'ios/App/App.xcodeproj/project.pbxproj',
    before: 'PRODUCT_BUNDLE_IDENTIFIER = ',
    times: 2,
    value: ({ appId }) => appId,
  },
];

/** Pictures of a brand, from its folder in `apps/native/brands` to their place in the projects. */
export const pictures: Readonly<Record<string, string>> = {
  'ic_launcher_foreground.xml': 'android/app/src/main/res/drawable/ic_launcher_foreground.xml',
  'AppIcon-512@2x.png': 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png',
};

/**
 * Writes a value into its place.
 * @throws Error if the place does not occur as often as expected: the projects have changed
 */
export function writeInto(content: string, { file, before, times }: Place, value: string): string {
  const parts = content.split(before);
  if (parts.length !== times + 1) {
    throw new Error(`${file} has ${parts.length - 1} of "${before}", not ${times}`);
  }
  const [first = '', ...rest] = parts;
  return [first, ...rest.map((part) => part.replace(/^[^"'<;]*/, () => value))].join(before);
}
