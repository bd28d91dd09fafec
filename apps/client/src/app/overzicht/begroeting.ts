import { uurInNederland } from '@mijn/domain/datum';
import * as m from '../../generated/teksten/overzicht.js';

/** Greets by the hour in the Netherlands; `nu` is an RFC 3339 instant. */
export function begroeting(nu: string, naam: string): string {
  const uur = uurInNederland(new Date(nu));
  if (uur < 6) return m.goedenacht({ naam });
  if (uur < 12) return m.goedemorgen({ naam });
  return uur < 18 ? m.goedemiddag({ naam }) : m.goedenavond({ naam });
}
