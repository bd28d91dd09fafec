import { formatCount } from '@mijn/domain/format';
import { useAppEnvironment } from '../../../api/environment.ts';
import { ShowMore } from '../../../lists/ShowMore.tsx';
import { rowsAtOnce } from './filters.ts';

interface MoreOfProps {
  readonly shown: number;
  readonly totaal: number;
  readonly summary: (values: { shown: string; totaal: string }) => string;
  readonly show: number;
  readonly addressOf: (show: number) => string;
}

/** The number of rows shown of a long table, and a link to more; renders nothing under a short one. */
export function MoreOf({ shown, totaal, summary, show, addressOf }: MoreOfProps) {
  const { language } = useAppEnvironment();
  if (totaal <= rowsAtOnce) return null;
  return (
    <ShowMore
      shown={shown}
      totaal={totaal}
      summary={summary({
        shown: formatCount(shown, language),
        totaal: formatCount(totaal, language),
      })}
      to={addressOf(show + rowsAtOnce)}
    />
  );
}
