/** Browser and system of a session, by name; undefined if unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

// In this order, because most browsers also name their ancestors.
const browsers: Names = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? '';

/** Parses a User-Agent to names of browser and system; empty if unknown. Versions are dropped. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
