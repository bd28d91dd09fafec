import { Bevestiging } from './Bevestiging.tsx';
import { StapControleren } from './StapControleren.tsx';
import { StapGegevens } from './StapGegevens.tsx';
import { StapNota } from './StapNota.tsx';

/** The screens that come after the first step. */
export const laterStappen = {
  nota: StapNota,
  gegevens: StapGegevens,
  controleren: StapControleren,
  klaar: Bevestiging,
};
