import { formatDayWithoutYear } from '@mijn/domain/datum';
import { Card } from '@mijn/ui/Card';
import { Stepper } from '@mijn/ui/Stepper';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import { statusWord } from '../DeclaratieStatusBadge.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { courseSteps, type CourseStep } from './course.ts';

const phases = { done: 'done', now: 'now', later: 'soon' } as const;

/** The three states of a claim with their dates, and the due date of the last one. */
export function Course({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { language } = useAppEnvironment();
  const { status, verloop, verwachtOp, datum } = declaratie;
  const when = (step: CourseStep): string | undefined => {
    const day = step.datum ?? (step.status === 'INGEDIEND' ? datum : undefined);
    if (day) return formatDayWithoutYear(day, language);
    if (step.status !== 'AFGEHANDELD' || step.state === 'done' || !verwachtOp) return undefined;
    return m.expected({ day: formatDayWithoutYear(verwachtOp, language) });
  };
  return (
    <Card>
      <Stepper
        label={m.course()}
        phases={{ done: m.stateDone(), now: m.stateNow(), soon: m.stateToCome() }}
        steps={courseSteps(status, verloop).map((step) => ({
          key: step.status,
          title: statusWord(step.status),
          when: when(step),
          phase: phases[step.state],
        }))}
      />
    </Card>
  );
}
