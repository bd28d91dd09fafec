import { dagInNederland } from '@mijn/domain/datum';
import { useCallback, useState } from 'react';
import { useLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { deel, verplicht } from '../../../api/antwoord.ts';
import { lader } from '../../../api/lader.ts';
import { indienenOperatie } from '../declaraties.operaties.ts';
import { BewaringContext } from './concept/BewaringContext.ts';
import { IndienForm } from './IndienForm.tsx';
import { useIndienen } from './useIndienen.ts';
import { Vertrekwacht } from './Vertrekwacht.tsx';

/** For whom one may claim, and where the money goes. */
export const loader = lader(async ({ vraag, omgeving }) => {
  const antwoord = await vraag(indienenOperatie, {});
  const relatie = deel(antwoord, 'relatie');
  const concept = deel(antwoord, 'concept');
  const nu = omgeving.opServer ? new Date(omgeving.nu) : new Date();
  return {
    personen: verplicht(antwoord, 'verzekerden').verzekerden,
    // An account number stays on one line.
    iban: relatie.gelukt ? (relatie.waarde.uitkeringIban?.replaceAll(' ', '\u00A0') ?? null) : null,
    vandaag: dagInNederland(nu),
    // None, none kept by this insurer, or out of reach: then one starts anew.
    concept: concept.gelukt ? concept.waarde : undefined,
  };
});

/** The steps are addresses of one screen: what was asked at the start is not asked at each step. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** /declaraties/indienen: four steps and a confirmation; its draft is kept at the insurer, nothing on the device. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [eerste, ...meer] = data.personen;
  const alleen = meer.length === 0 ? eerste?.relatienummer : undefined;
  const indienen = useIndienen(alleen, data.concept);
  const [begonnenOp, zetBegonnenOp] = useState(data.concept?.bijgewerktOp);
  const isGezegd = useCallback(() => zetBegonnenOp(undefined), []);
  return (
    <BewaringContext value={{ ...indienen, alleen, begonnenOp, isGezegd }}>
      <IndienForm indienen={indienen} alleen={alleen} {...data} />
      <Vertrekwacht {...indienen} />
    </BewaringContext>
  );
}
