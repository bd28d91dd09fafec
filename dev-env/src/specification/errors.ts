import { e2e, client, gateway, provider, domain, words, type Proofs } from './proof.ts';

const statusScreens = e2e('statuspaginas', '/${status} says what the specification says');
const screenTexts = words('every text of §8 is the screen’s');
const oneAnswer = client('api/errorReactions.test.ts', '%s (%s %i)');

/** §8 and §9: errors and constants. */
export const errors: Proofs = {
  '§8 A network error of syntax type': [
    e2e('faults', '${persona}: an answer that cannot be read leads to the login page'),
    oneAnswer,
  ],
  '§8 A network error with a status': [
    e2e('faults', 'a screen that the insurer answers with ${status} leads to'),
  ],
  '§8 A response whose status field is': [
    oneAnswer,
    client('api/errorReactions.test.ts', 'a status of 500, with maintenance %s, leads to %s, once'),
  ],
  '§8 Status 403 or 404 goes to': [
    e2e('faults', 'a screen that the insurer answers with ${status} leads to'),
  ],
  '§8 Relation status 401 goes to /inloggen': [
    e2e('faults', '"Storing 401": back at the login page'),
  ],
  '§8 A relation load error clears the': [
    e2e('faults', '${persona}: the page says so, with status'),
    gateway('sessie/sessies.test.ts', 'a relation that the insurer refuses with 401'),
  ],
  '§8 Offline shows the offline screen': [
    e2e('connection', 'without network the offline screen stands there'),
  ],
  '§8 A service worker that is unsupported': [
    e2e('offline', 'a browser without service workers works all the same'),
  ],
  '§8 How the product reacts to the': [
    e2e('returnPath', 'who opens ${path} without a session comes back'),
  ],
  '§8 Message texts for field-level validation errors': [
    client(
      'features/relatie/section/saveSection.test.ts',
      'what is wrong is said in words at its field',
    ),
  ],
  '§8 401': [screenTexts, statusScreens],
  '§8 403': [screenTexts, statusScreens],
  '§8 404': [screenTexts, statusScreens],
  '§8 500': [screenTexts, statusScreens],
  '§8 503': [screenTexts, statusScreens],
  '§8 offline': [screenTexts, e2e('offline', 'under its own address the button goes back')],
  '§8 loginFailed': [screenTexts, e2e('login', 'cancelling fails the login')],
  '§9 Relation reload delay after update: 2': [
    e2e('mijnGegevens', 'a changed telephone number is checked on leaving'),
  ],
  '§9 Install prompt delay: 1000 ms': [
    e2e('install', 'installing is offered a second after the page stands'),
  ],
  '§9 Cookies': [gateway('posts/cookieForms.test.ts', 'writes what was chosen, for 730 days')],
  '§9 user.consent: the banner is shown unless': [
    e2e('cookies', 'is asked until they answer, and loses nothing'),
    e2e('cookies', 'another value than true answers nothing'),
  ],
  '§9 showTermsAndConditions and showNewPWAOnboarding: each defaults to': [
    e2e('firstRun', 'the first run: three steps, then the terms'),
    client(
      'app/start/firstRunRules.test.ts',
      'leads to what was not seen, whatever else the cookies say',
    ),
  ],
  '§9 Cookies written by the product expire': [
    domain('cookies.test.ts', 'live 730 days, for every path'),
    domain('cookies.test.ts', 'at %s are for %s'),
  ],
  '§9 Responsive images: devices desktop, mobile and': [
    client('server/document/socialImages.test.ts', 'every brand has its picture for each device'),
  ],
  '§9 Progress bar: minimum 0.3, trickle 0.06': [
    domain('constants.test.ts', 'the progress bar begins at 0.3, steps by 0.06'),
    e2e('navigation', 'the progress bar is there from the first frame'),
    'packages/ui/src/ProgressBar/ProgressBar.browser.test.tsx › it steps on every so many milliseconds',
  ],
  '§9 Session keys: hasAuthHeader, isInternal, bsn, zekerheidsniveau': [
    e2e('signOut', 'signing out ends the session everywhere at once'),
    e2e('accessRow', 'headers of the staff change nothing at the public address'),
    client('app/internal/fileKeys.test.ts', 'is known by BSN and level'),
    gateway('internal/internal.test.ts', 'looks as the person, with who looks and why'),
  ],
  '§9 Postcode display format: four digits, a': [
    domain('postcode.test.ts', 'shows four digits, a space and two letters'),
  ],
  '§9 Page sizes, fees and file limits': [
    e2e('form', 'a file that is not a bill is refused with the reason'),
    provider('declaraties/submit/submit.handlers.test.ts', 'stops reading at 40 MB'),
  ],
};
