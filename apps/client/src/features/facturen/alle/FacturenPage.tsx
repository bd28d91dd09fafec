import { Pagina } from '@mijn/ui/Pagina';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { lader } from '../../../api/lader.ts';
import { useVervolg } from '../../../api/useVervolg.ts';
import * as m from '../../../generated/teksten/alle.js';
import { Mislukt } from '../Mislukt.tsx';
import { zinnen } from './eersteRegel.ts';
import { FacturenLijst } from './FacturenLijst.tsx';
import { leesFilters } from './filters.ts';
import { getFacturen } from './getFacturen.ts';
import { Leeg } from './Leeg.tsx';
import { Verzoeken } from './Verzoeken.tsx';

/** Invoices and payment requests of the policyholder. */
export const loader = lader(getFacturen);

/** A filter asks nothing: all invoices are here already. */
export function shouldRevalidate(vraag: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = vraag;
  const alleenFilter =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !alleenFilter && defaultShouldRevalidate;
}

/** /facturen: must I pay, what, and by when; then every invoice by year. */
export function Component() {
  const { betaalverzoeken, facturen, meeverzekerd, vandaag } = useLoaderData<typeof loader>();
  const [zoek] = useSearchParams();
  const verzoeken = betaalverzoeken.gelukt ? betaalverzoeken.waarde : [];
  const open = verzoeken.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  const rijen = facturen.gelukt ? facturen.waarde : [];
  useVervolg(open.some(({ betaling }) => betaling?.status === 'inBehandeling'));
  const heel = betaalverzoeken.gelukt && facturen.gelukt;
  if (heel && rijen.length === 0 && open.length === 0) return <Leeg meeverzekerd={meeverzekerd} />;
  const teZeggen = zinnen(open, rijen, vandaag);
  return (
    <Pagina titel={m.titel()}>
      {!betaalverzoeken.gelukt && <Mislukt titel={m.verzoekenMislukt()} rijen={1} />}
      {/* "Everything is paid" is said only by who knows everything. */}
      {(heel || open.length > 0) && (
        <Verzoeken zinnen={teZeggen} verzoeken={open} vandaag={vandaag} />
      )}
      {facturen.gelukt ? (
        <FacturenLijst facturen={rijen} filters={leesFilters(zoek)} />
      ) : (
        <Mislukt titel={m.facturenMislukt()} />
      )}
    </Pagina>
  );
}
