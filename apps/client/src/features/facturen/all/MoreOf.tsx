import { pagination } from '@mijn/domain/constants';
import { formatCount } from '@mijn/domain/format';
import { useAppEnvironment } from '../../../api/environment.ts';
import { ShowMore } from '../../../lists/ShowMore.tsx';

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
