import { fileRules } from '@mijn/domain/constants';
import { formatFullDay } from '@mijn/domain/datum';
import { earliestDay } from '@mijn/domain/declaratieTermijn';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { useToday } from '../../../../api/today.ts';
import * as m from '../../../../generated/texts/submit.js';
import { formatBytes } from '../../formatBytes.ts';

export const accept =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

/** The requirements of a bill, before it is chosen. */
export function FileRules() {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { maximumCount, maximumBytes, maximumBytesTogether } = fileRules;
  const per = formatBytes(maximumBytes, language);
  const together = formatBytes(maximumBytesTogether, language);
  return (
    <ul>
      <li>{m.notaRuleAge({ day: formatFullDay(earliestDay(today), language) })}</li>
      <li>{m.notaRule1()}</li>
      <li>{m.notaRule2({ aantal: String(maximumCount), per, together })}</li>
      <li>{m.notaRule3()}</li>
    </ul>
  );
}
