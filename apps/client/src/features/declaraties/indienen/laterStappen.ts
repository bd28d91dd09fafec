import { Bevestiging } from './Bevestiging.tsx';
import { StapControleren } from './StapControleren.tsx';
import { StapGegevens } from './StapGegevens.tsx';

/** The screens that come after the first two steps. */
export const laterStappen = {
  gegevens: StapGegevens,
  controleren: StapControleren,
  klaar: Bevestiging,
};
