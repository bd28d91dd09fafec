import { dagInNederland } from '@mijn/domain/datum';
import { useLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { deel, verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { indienenOperatie } from '../declaraties.operaties.ts';
import { IndienForm } from './IndienForm.tsx';
import { useIndienen } from './useIndienen.ts';
import { Vertrekwacht } from './Vertrekwacht.tsx';

/** For whom one may claim, and where the money goes. */
export const loader = lader(async ({ vraag, omgeving }) => {
  const antwoord = await vraag(indienenOperatie, {});
  const relatie = deel(antwoord, 'relatie');
  const nu = omgeving.opServer ? new Date(omgeving.nu) : new Date();
  return {
    personen: verplicht(antwoord, 'verzekerden').verzekerden,
    // An account number stays on one line.
    iban: relatie.gelukt ? (relatie.waarde.uitkeringIban?.replaceAll(' ', '\u00A0') ?? null) : null,
    vandaag: dagInNederland(nu),
  };
});

/** The steps are addresses of one screen: what was asked at the start is not asked at each step. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** /declaraties/indienen: four steps and a confirmation; all of it lives in memory only. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [eerste, ...meer] = data.personen;
  const alleen = meer.length === 0 ? eerste?.relatienummer : undefined;
  const indienen = useIndienen(alleen);
  return (
    <>
      <IndienForm indienen={indienen} alleen={alleen} {...data} />
      <Vertrekwacht toestand={indienen.toestand} />
    </>
  );
}
