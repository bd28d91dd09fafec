import { e2e, client, gateway, provider, words, type Proofs } from './proof.ts';

const asksGraphql = client('api/graphql.test.ts', 'an operation is a POST of JSON');
const noToken = gateway('sessie/sessies.test.ts', 'the token mode is off');

/** §7: the calls; that each is in the contract with its query and path is a test of its own. */
export const calls: Proofs = {
  '§7 The API base is an internal': [
    gateway('internal/internal.test.ts', 'looks as the person, with who looks and why'),
    words('the insurer’s calls stand under a path with a version'),
    gateway('http/origin.test.ts', 'takes a call of our own page'),
    asksGraphql,
  ],
  '§7 The calls travel through a GraphQL-style': [
    gateway('http/origin.test.ts', 'what /graphql takes'),
    asksGraphql,
  ],
  '§7 POST /auth/token': [noToken],
  '§7 GET /auth/refreshtoken': [noToken],
  '§7 POST /declaraties/indienen': [
    provider('declaraties/submit/submit.handlers.test.ts', 'stores claim, file and job'),
  ],
  '§7 POST /declaraties/valideren/bestand': [
    provider('declaraties/files/validate.handlers.test.ts', 'tells what was found'),
  ],
  '§7 GET /declaraties/{id}': [
    provider('declaraties/declaraties.handlers.test.ts', 'shows a handled claim with lines'),
  ],
  '§7 GET /declaraties': [
    provider('declaraties/declaraties.handlers.test.ts', 'lists the whole policy'),
  ],
  '§7 GET /eigenRisicoPerJaar': [
    provider('eigenRisico/eigenRisico.handlers.test.ts', 'tells what counts'),
  ],
  '§7 POST /betalingen': [
    provider('betalingen/startBetaling.test.ts', 'sends the person to the bank for what is open'),
  ],
  '§7 GET /betaalverzoeken': [
    provider('facturen/betaalverzoeken/betaalverzoeken.handlers.test.ts', 'bundle invoices'),
  ],
  '§7 GET /betaalverzoeken/{betaalkenmerk}': [
    provider(
      'facturen/betaalverzoeken/betaalverzoeken.handlers.test.ts',
      'are not in the list any more once paid',
    ),
  ],
  '§7 GET /facturen': [provider('facturen/facturen.handlers.test.ts', 'shows what is owed')],
  '§7 GET /factuurdetails/premie/{factuurkenmerk}': [
    provider('facturen/facturen.handlers.test.ts', 'adds up from its lines'),
  ],
  '§7 GET /factuurdetails/risico/{factuurkenmerk}': [
    provider('facturen/facturen.handlers.test.ts', 'shows of a partner and a child from 12'),
  ],
  '§7 GET /factuurdetails/risicoPeriode/{factuurkenmerk}': [
    provider('facturen/facturen.handlers.test.ts', 'shows of a term of own risk for whom'),
    gateway('facturen/facturen.test.ts', '%s is asked by the call of its kind, %s'),
  ],
  '§7 GET /factuurdetails/eindAfrekening/{factuurkenmerk}': [
    provider(
      'facturen/details/specificatie.handlers.test.ts',
      'comes to an amount for each insured',
    ),
  ],
  '§7 GET /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}': [
    provider('facturen/details/specificatie.handlers.test.ts', 'is about its own year'),
  ],
  '§7 GET /relatie': [provider('relatie/relatie.handlers.test.ts', 'gives the caller their own')],
  '§7 POST /relatie': [
    provider('relatie/change/change.handlers.test.ts', 'saves what a person changes'),
    provider('relatie/change/writers.test.ts', 'one wins each time'),
  ],
  '§7 POST /relatie/validate': [
    provider(
      'relatie/change/change.handlers.test.ts',
      'says the same, also of what was changed since',
    ),
  ],
  '§7 POST /relatie/controledatumcontactgegevens': [
    gateway('relatie/change.test.ts', 'confirms the contact details'),
    provider(
      'relatie/change/change.handlers.test.ts',
      'takes the notice away, and leaves an open form',
    ),
  ],
  '§7 GET /gatewaySignOut': [gateway('sessie/sessies.test.ts', 'ends the session at once')],
  '§7 GET /verzekerdenperjaartal': [
    provider('relatie/relatie.handlers.test.ts', 'gives a verzekeringsnemer the whole policy'),
  ],
  '§7 GET /zorggebruik': [
    provider('zorggebruik/zorggebruik.handlers.test.ts', 'gives so many as are asked'),
  ],
  '§7 GET /zorgkosten/{relatienummer}/{jaartal}': [
    provider('zorgkosten/zorgkosten.handlers.test.ts', 'as %s: every line'),
  ],
  '§7 GET /zorgpassen': [
    provider('zorgpas/zorgpas.handlers.test.ts', 'has all that stands on the card'),
  ],
  '§7 GET maintenance status document': [
    client('api/maintenance.test.ts', 'the document decides, and is asked past every cache'),
  ],
  '§7 If no endpoint is configured, the': [
    client('api/maintenance.test.ts', 'without an address nothing is asked'),
  ],
  '§7 Any failure of the request is': [
    e2e('maintenance', 'a maintenance document that ${how} stops nobody'),
  ],
  '§7 The check is skipped when there': [
    client('api/maintenance.test.ts', 'without a browser window the check is skipped'),
  ],
};
