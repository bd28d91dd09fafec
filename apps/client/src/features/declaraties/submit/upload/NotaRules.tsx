import * as m from '../../../../generated/texts/submit.js';
import s from './NotaRules.module.css';
import { fileRules } from '@mijn/domain/constants';
import { formatFullDay } from '@mijn/domain/datum';
import { earliestDay } from '@mijn/domain/declaratie';
import { Disclosure } from '@mijn/ui/Disclosure';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { useToday } from '../../../../api/today.ts';
import { formatBytes } from '../../formatBytes.ts';

/** Two tips for a photo of a bill, beside the button. */
export function PhotoTips() {
  return (
    <ul>
      <li>{m.photoTip1()}</li>
      <li>{m.photoTip2()}</li>
    </ul>
  );
}

/** The requirements of a bill (docs/domain.md) and the limits of its files, in a disclosure. */
export function NotaRules() {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { maximumCount, maximumBytes, maximumBytesTogether } = fileRules;
  const per = formatBytes(maximumBytes, language);
  const together = formatBytes(maximumBytesTogether, language);
  return (
    <Disclosure title={m.notaNeedsTitle()}>
      <ul className={s['list']}>
        <li>{m.notaNeeds1()}</li>
        <li>{m.notaNeeds2()}</li>
        <li>{m.notaNeeds3()}</li>
        <li>{m.notaNeeds4()}</li>
        <li>{m.notaRuleAge({ day: formatFullDay(earliestDay(today), language) })}</li>
        <li>{m.notaRuleKinds()}</li>
        <li>{m.notaRuleSizes({ aantal: String(maximumCount), per, together })}</li>
      </ul>
    </Disclosure>
  );
}
