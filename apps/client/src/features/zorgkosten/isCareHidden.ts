import type { ZorgkostenData } from './getZorgkosten.ts';

/** Whether the care of the person is hidden from the viewer: their lines say so, or what looks ahead does. */
export function isCareHidden({
  lines,
  forecast,
}: Pick<ZorgkostenData, 'lines' | 'forecast'>): boolean {
  return (
    lines.some(({ zorgsoort }) => zorgsoort === null) ||
    forecast?.redenen.includes('afgeschermd') === true
  );
}
