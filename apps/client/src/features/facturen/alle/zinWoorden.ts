import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/alle.js';
import { dagInZin } from '../dag.ts';
import type { Zin } from './eersteRegel.ts';

function vanRekening(zin: Extract<Zin, { soort: 'incasso' | 'herincasso' }>, taal: Taal): string {
  const bedrag = formatBedrag(zin.bedrag, taal);
  if (zin.op === undefined) return m.afgeschreven({ bedrag });
  const dag = dagInZin(zin.op, taal);
  return zin.meerData ? m.afgeschrevenVanaf({ bedrag, dag }) : m.afgeschrevenOp({ bedrag, dag });
}

function teBetalen(zin: Extract<Zin, { soort: 'betalen' }>, taal: Taal): string {
  const waarden = { bedrag: formatBedrag(zin.bedrag, taal), dag: dagInZin(zin.voor, taal) };
  if (zin.teLaat) return m.betalenTeLaat(waarden);
  return zin.meerData ? m.betalenEerste(waarden) : m.betalenVoor(waarden);
}

/** A sentence about money in the reader's words. */
export function zinWoorden(zin: Zin, taal: Taal): string {
  if (zin.soort === 'betalen') return teBetalen(zin, taal);
  if (zin.soort === 'incasso' || zin.soort === 'herincasso') return vanRekening(zin, taal);
  if (zin.soort === 'onbekend') {
    const aantal = String(zin.aantal);
    return zin.aantal === 1 ? m.onbekendEen() : m.onbekendMeer({ aantal });
  }
  const bedrag = formatBedrag(zin.bedrag, taal);
  const woorden = {
    controle: m.controle,
    volgt: m.volgt,
    nogNiet: m.nogNiet,
    ontvangen: m.ontvangen,
    termijnen: m.termijnen,
  };
  return woorden[zin.soort]({ bedrag });
}

/** What one has to do, or need not do, after the first sentence; nothing where it says so itself. */
export function zinUitleg(zin: Zin | undefined): string | undefined {
  if (zin === undefined) return m.allesBetaaldTekst();
  const uitleg = {
    betalen: undefined,
    controle: m.controleTekst,
    incasso: m.incassoTekst,
    herincasso: m.herincassoTekst,
    volgt: m.volgtTekst,
    nogNiet: m.nogNietTekst,
    ontvangen: m.ontvangenTekst,
    termijnen: m.termijnenTekst,
    onbekend: m.onbekendTekst,
  };
  return uitleg[zin.soort]?.();
}
