/** The web view of iOS keeps no cookie of another origin: there calls and cookies go past it (ADR 0067). */
const pastWebView = { CapacitorHttp: { enabled: true }, CapacitorCookies: { enabled: true } };

/** Read by Capacitor's tools; `MIJN_PLATFORM=ios` for iOS. */
const config = {
  appId: 'example.zilverzand.mijn',
  appName: 'Mijn Zilverzand',
  webDir: 'dist',
  // Its log holds what goes over the bridge: pages and files of a person.
  loggingBehavior: 'none',
  zoomEnabled: true,
  server: { androidScheme: 'https', hostname: 'localhost' },
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  plugins: process.env['MIJN_PLATFORM'] === 'ios' ? pastWebView : {},
};

export default config;
