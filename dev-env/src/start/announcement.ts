import { exampleBillsPath } from '@mijn/simulators/clock/exampleBillsPage';
import type { World } from '../startWorld.ts';
import { personas } from '@mijn/testdata/personas';

type Announced = Pick<
  World,
  'url' | 'ankerzeeUrl' | 'idealUrl' | 'timeUrl' | 'mailUrl' | 'internalUrl'
>;

/** Formats the message when everything runs: the address on its own line, then the personas. */
export function announcement(world: Announced): string {
  const { url, ankerzeeUrl, idealUrl, timeUrl, mailUrl, internalUrl } = world;
  const width = Math.max(...personas.map(({ naam }) => naam.length));
  const people = personas.map(
    ({ naam, omschrijving }) => `  ${naam.padEnd(width)}  ${omschrijving.en}`,
  );
  return [
    `Mijn is ready: ${url}`,
    '',
    'Log in with the DigiD simulator as one of these invented people:',
    ...people,
    '',
    `The other brand, Ankerzee: ${ankerzeeUrl}`,
    `What the bank does when you pay (iDEAL simulator): ${idealUrl}/besturing`,
    `The insurer's day, to be moved forward: ${timeUrl}`,
    `Mail that the insurer sent: ${mailUrl}`,
    `Bills to send in, as PDF and photo, for each of these people: ${timeUrl}${exampleBillsPath}`,
    `Where the insurer's own staff open a person's file: ${internalUrl}`,
    '',
    'Ctrl-C stops everything; the data stays.',
  ].join('\n');
}
