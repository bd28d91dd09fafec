import { e2e, client, gateway, provider, domain, type Proofs } from './proof.ts';

const statusScreens = e2e('statuspaginas', '/${status} says what the specification says');
const nativeFirst = e2e('nativeFirst', 'the first run of the native app');
const outward = e2e('links', 'every page of the insurer’s website');
const inNativeApp = e2e('native', 'the build inside the native app');
const reads = e2e('accessibility', 'every screen can be used by everybody');

/** §2: screens and what is round them. */
export const screens: Proofs = {
  '§2 /overzicht': [e2e('navigation', 'each screen says its name'), reads],
  '§2 /zorgpas': [e2e('zorgpas', 'the pass is one tap away')],
  '§2 /mijn-gegevens': [e2e('mijnGegevens', 'a link to the part #${part} scrolls there')],
  '§2 /facturen': [e2e('pay-outcomes', 'an open premium is paid')],
  '§2 /declaraties/overzicht': [e2e('mainTask', 'logs in, sends in a bill')],
  '§2 /declaraties/indienen': [e2e('form', 'going back and forth between the steps')],
  '§2 /betaling/afhandeling': [e2e('pay-outcomes', 'pending: the page waits')],
  '§2 /betaling/gelukt': [e2e('pay-addresses', 'no address makes it a success')],
  '§2 /betaling/mislukt': [e2e('pay-outcomes', '${button}: it says why')],
  '§2 /zorggebruik': [e2e('care', 'says first how many treatments are left'), reads],
  '§2 /zorgkosten': [
    provider('zorgkosten/zorgkosten.handlers.test.ts', 'as %s: every line'),
    reads,
  ],
  '§2 /zorgkosten/?include-eigen-risico=true': [
    domain('zorgkostenParts.test.ts', 'leaves own risk out of one’s own part'),
    e2e('care', 'own risk is counted, or left out, as the address ${tail} says'),
  ],
  '§2 /cookie-instellingen': [e2e('cookies', 'can choose anew at any time')],
  '§2 /offline': [e2e('offline', 'under its own address the button goes back')],
  '§2 Direct-login mode applies when the query': [
    e2e('firstRun', 'direct-login mode skips it'),
    e2e('firstRun', 'the first run comes before any page, but for those'),
    client('app/start/firstRunRules.test.ts', 'in direct-login mode it leads nowhere'),
    client('app/start/firstRunRules.test.ts', 'elsewhere, and with another query, it does'),
  ],
  '§2 When running natively wrapped, a first-run': [
    e2e('firstRun', 'the first run: three steps, then the terms'),
    provider('relatie/voorwaarden/voorwaarden.test.ts', 'kept with its version'),
    inNativeApp,
    nativeFirst,
  ],
  '§2 When not native, an install prompt': [
    e2e('install', 'installing is offered a second after the page stands'),
    e2e('install', 'inside the native app nothing is offered'),
    e2e('oneAtATime', 'cookies, installing, a notice and dialogs'),
  ],
  '§2 The cookie banner is not rendered': [
    e2e('cookies', 'nothing is asked where one logs in or out'),
    nativeFirst,
  ],
  '§2 Offline screen: an offline title and': [
    e2e('offline', 'from the first visit the app says itself'),
    e2e('offline', 'a connection that is cut is told as such'),
  ],
  '§2 /app2app, /digid': [
    gateway('sessie/digid.test.ts', 'asks the broker for a fresh login'),
    gateway('http/nativeLinks.test.ts', 'is begun at the address of the native app too'),
    gateway('native/native.test.ts', 'ends in a session of the app alone'),
    inNativeApp,
  ],
  '§2 /inloggen': [e2e('login', 'a new login ends the session')],
  '§2 /inloggen-mislukt': [e2e('login', 'cancelling fails the login')],
  '§2 /uitloggen': [
    e2e('signOut', 'signing out ends the session everywhere at once'),
    e2e('signOut', 'opening /uitloggen from another site'),
  ],
  '§2 /500, /503': [statusScreens],
  '§2 /403, /404': [statusScreens],
  '§2 A 401 screen also exists (page': [
    statusScreens,
    client('app/title/titles.test.ts', 'a title is the product and the page'),
    e2e('login', 'cancelling fails the login'),
  ],
  '§2 Insurer website pages: service/contact, abroad, feedback': [
    domain('brandLinks.test.ts', 'what is invented for %s is whole'),
    gateway('linksFile.test.ts', 'links and help desk of both brands are read'),
    outward,
  ],
  '§2 A legacy app area: policy details': [
    domain('brandLinks.test.ts', 'a page of the legacy area is told'),
    outward,
    e2e('links', 'what one may not see says why'),
    inNativeApp,
  ],
  "§2 Page title is '{product} | {page": [
    client('app/title/titles.test.ts', 'a title is the product and the page'),
    client('app/title/titles.test.ts', 'a route without a title of its own shows the brand'),
    client('server/render/createRender.test.ts', 'arrives with its data, title and the words of'),
    client(
      'server/document/socialImages.test.ts',
      'who shares a link shows the picture of its brand',
    ),
  ],
  '§2 A progress bar runs during navigation': [
    e2e('navigation', 'the progress bar is there from the first frame'),
  ],
  '§2 Clicks on universal links navigate internally': [
    client('app/links/universalLink.test.ts', 'a full address of our own is a page within the app'),
    gateway('http/nativeLinks.test.ts', 'name the app of each kind of phone'),
    inNativeApp,
    client('app/links/useHashLinks.browser.test.tsx', 'a link to a hash triggers a hashchange'),
  ],
  "§2 Shared button labels: 'Probeer opnieuw', 'Naar": [
    statusScreens,
    e2e('statuspaginas', 'each shared label does what it says'),
  ],
};
