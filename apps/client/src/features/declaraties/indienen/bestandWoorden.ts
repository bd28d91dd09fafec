import type { bestandRegels } from '@mijn/domain/constanten';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/indienen.js';
import { formatBytes } from '../formatBytes.ts';
import { type GekozenBestand, type LokaalBezwaar, openWaarschuwingen } from './bestanden.ts';
import { berichtTekst } from './berichtTekst.ts';
import { bestandFoutTekst } from './verzendTeksten.ts';

type Regels = typeof bestandRegels;

/** How a file's state is told. */
interface BestandWoorden {
  readonly stand: 'versturen' | 'ontvangen' | 'waarschuwing' | 'afgekeurd';
  readonly standTekst: string;
  readonly meldingen: readonly string[];
}

const bezwaren: Record<LokaalBezwaar, (taal: Taal, regels: Regels) => string> = {
  leeg: () => m.bezwaarLeeg(),
  teGroot: (taal, regels) => m.bezwaarTeGroot({ grens: formatBytes(regels.maximumBytes, taal) }),
  samenTeGroot: (taal, regels) =>
    m.bezwaarSamenTeGroot({ grens: formatBytes(regels.maximumBytesSamen, taal) }),
  teVeel: (_, regels) => m.bezwaarTeVeel({ aantal: String(regels.maximumAantal) }),
  dubbel: () => m.bezwaarDubbel(),
  weg: () => m.bezwaarWeg(),
};

/** Tells whether sending the same file again can help. */
export function magOpnieuw({ staat }: GekozenBestand): boolean {
  return staat.soort === 'mislukt' && staat.fout !== 'teGroot' && staat.fout !== 'geweigerd';
}

const afgekeurd = (standTekst: string, meldingen: readonly string[]): BestandWoorden => ({
  stand: 'afgekeurd',
  standTekst,
  meldingen,
});

function ontvangenWoorden(een: GekozenBestand, meldingen: readonly string[]): BestandWoorden {
  return openWaarschuwingen(een).length > 0
    ? { stand: 'waarschuwing', standTekst: m.letOp(), meldingen }
    : { stand: 'ontvangen', standTekst: m.ontvangen(), meldingen };
}

/** Where a file stands, in words; what the insurer found is said as it was said. */
export function bestandWoorden(een: GekozenBestand, taal: Taal, regels: Regels): BestandWoorden {
  const { staat } = een;
  if (staat.soort === 'versturen') {
    const standTekst = staat.voortgang < 1 ? m.wordtVerstuurd() : m.wordtGecontroleerd();
    return { stand: 'versturen', standTekst, meldingen: [] };
  }
  if (staat.soort === 'bezwaar') {
    return afgekeurd(m.nietVerstuurd(), [bezwaren[staat.bezwaar](taal, regels)]);
  }
  if (staat.soort === 'mislukt') {
    return afgekeurd(m.nietVerstuurd(), [bestandFoutTekst(staat.fout)]);
  }
  const meldingen = staat.meldingen.map((melding) => berichtTekst(melding).tekst);
  return staat.soort === 'afgekeurd'
    ? afgekeurd(m.afgekeurd(), meldingen)
    : ontvangenWoorden(een, meldingen);
}
