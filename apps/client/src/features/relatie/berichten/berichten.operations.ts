import { operation } from '../../../api/operation.ts';

/** Loads the messages and the notification settings. */
export const berichtenOperation = operation(`query Berichten {
  relatie { email }
  berichten {
    mail pushSleutel pushHashes
    berichten {
      berichtId briefId achterstand soort datum gelezen kenmerk bedrag dag roepnaam geboorteDatum zorgsoorten gedaan gedaanOp mislukt teruggeboekt vervallen herincassoOp jaar
      regeling { factuur datum periode }
      machtiging { naam gegeven }
      factuur { factuur datum periode }
      betaalverzoek { titel inBehandeling verrekend facturen { factuur datum periode } }
    }
  }
}`);

/** Marks a message as read, optionally with all earlier ones. */
export const markReadOperation =
  operation(`mutation LeesBerichten($berichtId: String, $eerdere: Boolean) {
  leesBerichten(berichtId: $berichtId, eerdere: $eerdere)
}`);

/** Switches mail about messages on or off. */
export const chooseOperation = operation(
  `mutation KiesBerichten($mail: Boolean!) { kiesBerichten(mail: $mail) }`,
);

/** Subscribes this browser to push notifications. */
export const startPushOperation = operation(`mutation StartPush(
  $endpoint: String!, $p256dh: String!, $auth: String!
) {
  startPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth)
}`);

/** Unsubscribes this browser. */
export const stopPushOperation = operation(
  `mutation StopPush($endpoint: String) { stopPush(endpoint: $endpoint) }`,
);
