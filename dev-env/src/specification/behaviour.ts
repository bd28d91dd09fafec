import { e2e, client, entity, gateway, provider, domain, type Proofs } from './proof.ts';

const capabilities = provider('relatie/indicators.rules.test.ts', '%s with %j has the reasons %j');
const refusedWhenOff = provider(
  'relatie/change/change.handlers.test.ts',
  '%s may not change %j: their capability is off',
);

/** §4–§6: states, validation, capabilities. */
export const behaviour: Proofs = {
  '§4 Claim statuses in sample data: INGEDIEND': [
    provider('declaraties/states.test.ts', 'the diagram of a claim has the states of the domain'),
  ],
  '§4 Invoice status texts in sample data': [
    domain('factuurstatus.test.ts', 'knows the twelve texts of the specification'),
  ],
  '§4 Session: the authenticated flag starts from': [
    client('server/render/createRender.test.ts', 'who is logged in leaves the login page'),
    gateway('sessie/sessies.test.ts', 'a relation that the insurer refuses with 401'),
    e2e('signOut', 'signing out ends the session everywhere at once'),
  ],
  '§4 Sign out: clears session storage, keeping': [
    e2e('signOut', 'signing out ends the session everywhere at once'),
    client('api/graphql.test.ts', 'after signing out no call leaves any more'),
    client('app/internal/fileKeys.test.ts', 'but the internal mode’s marker'),
    e2e('internal', 'opens a file for a reason, sees all the time whose it is'),
  ],
  '§4 A service worker is registered on': [
    e2e('offline', 'what the worker holds is the build and the offline page'),
    e2e('worker', 'a newer build is offered, never over a form'),
  ],
  '§4 A maintenance check runs on every': [
    e2e('maintenance', 'maintenance that begins while one looks around'),
    e2e('maintenance', 'the document is asked at every change of route'),
  ],
  '§4 After a successful relation update, the': [
    e2e('mijnGegevens', 'a changed telephone number is checked on leaving'),
  ],
  '§5 Client-side field rules: not shown': [
    domain('contactFields.test.ts', 'a telephone number'),
    client('features/relatie/section/saveSection.test.ts', 'a house number with a letter'),
  ],
  '§5 Server validation of relation changes returns': [
    entity('has its fields where the contract says'),
    provider(
      'relatie/change/change.handlers.test.ts',
      'says the same, also of what was changed since',
    ),
  ],
  '§5 Field names mapped for display: email': [
    client(
      'features/relatie/section/fieldErrors.test.ts',
      'each of the seven fields of §5 has words',
    ),
  ],
  '§5 A relation update with isValid false': [
    client(
      'features/relatie/section/saveSection.test.ts',
      'what is wrong is said in words at its field',
    ),
    client('features/relatie/section/saveSection.test.ts', 'a status other than 200 is an error'),
  ],
  '§5 Claim files are validated by a': [
    provider('declaraties/files/corpus.test.ts', 'gives each file of the corpus its verdict'),
    e2e('form', 'a file that is not a bill is refused with the reason'),
  ],
  '§6 may change correspondence delivery method': [capabilities, refusedWhenOff],
  '§6 may change policy-sheet delivery method': [capabilities, refusedWhenOff],
  '§6 may change newsletter preference': [capabilities, refusedWhenOff],
  '§6 may see documents': [capabilities],
  '§6 may see payment settings': [capabilities],
  '§6 Each may carry reasons: no policyholder': [
    provider('relatie/indicators.personas.test.ts', 'what the personas may not, and why'),
  ],
  '§6 Display flags control these banners and': [
    provider('relatie/indicators.personas.test.ts', 'every notice there is'),
    e2e('relatieTable', 'of ${who}: one at a time, the most urgent first'),
  ],
  '§6 Internal mode is on when the': [
    client('app/internal/fileKeys.test.ts', 'where the listener has it, and %s'),
    client('app/internal/fileKeys.test.ts', 'is never on at the public address'),
    gateway('internal/internal.test.ts', 'looks as the person, with who looks and why'),
    gateway('internal/internal.test.ts', 'answers a person the same, whatever the headers'),
    e2e('internal', 'opens a file for a reason'),
    gateway('sessie/sessies.test.ts', 'the token mode is off'),
  ],
};
