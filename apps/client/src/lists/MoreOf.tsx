import { pagination } from '@mijn/domain/constants';
import { formatCount } from '@mijn/domain/formatCount';
import { useAppEnvironment } from '../api/environment.ts';
import { ShowMore } from './ShowMore.tsx';

interface MoreOfProps {
  /** How many rows of the table above are shown, and of how many. */
  readonly shown: number;
  readonly totaal: number;
  /** That in words. */
  readonly summary: (values: { shown: string; totaal: string }) => string;
  /** How many rows the address asks for, and the address that asks for so many. */
  readonly show: number;
  readonly addressOf: (show: number) => string;
}

/** How much of a long table is shown, and a link to more of it; nothing under a short one. */
export function MoreOf({ shown, totaal, summary, show, addressOf }: MoreOfProps) {
  const { language } = useAppEnvironment();
  if (totaal <= pagination.defaultValue) return null;
  return (
    <ShowMore
      shown={shown}
      totaal={totaal}
      summary={summary({
        shown: formatCount(shown, language),
        totaal: formatCount(totaal, language),
      })}
      to={addressOf(show + pagination.defaultValue)}
    />
  );
}
