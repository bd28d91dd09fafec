import { paginas } from '@mijn/domain/paden';
import * as m from '../../../generated/teksten/indienen.js';

/** The way back to a session in a new tab: this one keeps what was filled in, and sends it afterwards. */
export function OpnieuwInloggen() {
  return (
    <a href={`${paginas.inloggen.pad}?unauthorized=true`} target="_blank" rel="noopener">
      {m.inloggenNieuwTabblad()}
    </a>
  );
}
