import { operation } from '../../../api/operation.ts';

/** The messages, and how one is told of them. */
export const berichtenOperation = operation(`query Berichten {
  relatie { email }
  berichten {
    mail pushSleutel pushHashes
    berichten {
      berichtId briefId achterstand soort datum gelezen kenmerk bedrag dag roepnaam geboorteDatum zorgsoorten gedaan gedaanOp mislukt teruggeboekt vervallen herincassoOp jaar
      regeling { factuur datum periode }
      factuur { factuur datum periode }
      betaalverzoek { titel inBehandeling facturen { factuur datum periode } }
    }
  }
}`);

/** Marks a message as read, or all that stand from it on. */
export const markReadOperation =
  operation(`mutation LeesBerichten($berichtId: String, $eerdere: Boolean) {
  leesBerichten(berichtId: $berichtId, eerdere: $eerdere)
}`);

/** Chooses whether messages are told by mail too. */
export const chooseOperation = operation(
  `mutation KiesBerichten($mail: Boolean!) { kiesBerichten(mail: $mail) }`,
);

/** Has this browser told. */
export const startPushOperation = operation(`mutation StartPush(
  $endpoint: String!, $p256dh: String!, $auth: String!
) {
  startPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth)
}`);

/** Ends that. */
export const stopPushOperation = operation(
  `mutation StopPush($endpoint: String) { stopPush(endpoint: $endpoint) }`,
);
