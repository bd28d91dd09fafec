import { dayInNetherlands } from '@mijn/domain/datum';
import { formatDayWithoutYear } from '@mijn/domain/dayOnScreen';
import { pages } from '@mijn/domain/paths';
import { Row } from '@mijn/ui/Row';
import { FilePen } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/overzicht.js';

/** A claim that was begun and not sent in: where one goes on with it. */
export function ToFinishRow({ savedAt }: { readonly savedAt: string }) {
  const { language } = useAppEnvironment();
  const day = formatDayWithoutYear(dayInNetherlands(new Date(savedAt)), language);
  return (
    <Row
      icon={FilePen}
      tone="attention"
      title={m.concept()}
      subtitle={m.conceptSince({ day })}
      href={pages.declaratieIndienen.path}
    />
  );
}
