import { formatDagZonderJaar } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanFactuur } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Rij } from '@mijn/ui/Rij';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/facturen.js';
import { factuurIcoon } from './factuurIcoon.ts';
import { leesStatus } from './factuurStatus.ts';
import { FactuurStatusLabel } from './FactuurStatusLabel.tsx';
import { factuurTitel, type MetPeriode } from './factuurTitel.ts';

/** An invoice as a list shows it; amounts in integer cents, days `yyyy-mm-dd`. */
export interface FactuurInRij extends MetPeriode {
  readonly kenmerk: string;
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: number;
  /** What is open of it; null where the insurer does not tell. */
  readonly openBedrag: number | null;
  readonly datumAutomatischeIncasso: string | null;
}

// Where part of it was paid, what is left says more than the whole.
function bij({ bedrag, openBedrag }: FactuurInRij, taal: Taal): string | undefined {
  const open = Math.abs(openBedrag ?? bedrag);
  const deels = open > 0 && open < Math.abs(bedrag);
  const rest = { bedrag: formatBedrag(open, taal) };
  if (bedrag >= 0) return deels ? m.nogOpen(rest) : undefined;
  if (open === 0) return m.kreegJe();
  return deels ? m.krijgJeNog(rest) : m.krijgJe();
}

/** An invoice in a list of its year: kind, period, day, amount and status; the whole row leads to its page. */
export function FactuurRij({ factuur }: { readonly factuur: FactuurInRij }) {
  const { taal } = useAppOmgeving();
  const { kenmerk, soortFactuur, datum, bedrag } = factuur;
  const { toon } = leesStatus(factuur);
  const vraagtAandacht = toon === 'waarschuwing' || toon === 'negatief';
  return (
    <Rij
      pictogram={factuurIcoon(soortFactuur)}
      toon={vraagtAandacht ? 'aandacht' : 'gewoon'}
      titel={factuurTitel(soortFactuur, factuur, taal, datum.slice(0, 4))}
      ondertitel={formatDagZonderJaar(datum, taal)}
      href={padVanFactuur(kenmerk)}
      bedrag={<Bedrag cents={Math.abs(bedrag)} />}
      bij={bij(factuur, taal)}
      status={<FactuurStatusLabel factuur={factuur} />}
      kolom
    />
  );
}
