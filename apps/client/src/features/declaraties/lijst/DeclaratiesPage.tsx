import { Pagina } from '@mijn/ui/Pagina';
import { useLoaderData } from 'react-router';
import { lader } from '../../../api/lader.ts';
import * as m from '../../../generated/teksten/lijst.js';
import { getDeclaratieLijst } from './declaratieLijst.ts';
import { EersteRegel } from './EersteRegel.tsx';
import { Filterbalk } from './Filterbalk.tsx';
import { isGefilterd } from './filters.ts';
import { NietsGevonden, NogNiets } from './Leeg.tsx';
import { Ingetrokken } from './Ingetrokken.tsx';
import { LijstPerMaand } from './LijstPerMaand.tsx';

/** The claims that the address asks for. */
export const loader = lader(getDeclaratieLijst);

/** /declaraties/overzicht: what is new or under way, then all claims by month. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { filters, declaraties } = data;
  const gefilterd = isGefilterd(filters);
  const leeg = declaraties.length === 0;
  if (leeg && !gefilterd) return <NogNiets />;
  return (
    <Pagina titel={m.titel()}>
      <Ingetrokken />
      {!gefilterd && <EersteRegel rijen={declaraties} />}
      <Filterbalk {...data} />
      {leeg ? <NietsGevonden /> : <LijstPerMaand {...data} />}
    </Pagina>
  );
}
