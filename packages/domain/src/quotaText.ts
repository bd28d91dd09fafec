import type { Language } from './language.ts';
import type { QuotaName } from './quotas.ts';

const done: Readonly<Record<QuotaName, Readonly<Record<Language, string>>>> = {
  declaraties: { nl: 'een declaratie verstuurd', en: 'sent a claim' },
  bestanden: { nl: 'grote bestanden verstuurd', en: 'sent large files' },
  wijzigingen: { nl: 'iets gewijzigd of gevraagd', en: 'changed or asked something' },
  rekeningwijzigingen: { nl: 'een rekening ingevuld', en: 'entered an account' },
  betalingen: { nl: 'een betaling gestart', en: 'started a payment' },
  documenten: { nl: 'een document geopend', en: 'opened a document' },
  pushberichten: { nl: 'meldingen aangezet', en: 'switched notifications on' },
  bevestigingsmails: {
    nl: 'een ander e-mailadres ingevuld',
    en: 'entered another email address',
  },
  bevestigingsadressen: {
    nl: 'een link naar dit e-mailadres gevraagd',
    en: 'asked for a link to this email address',
  },
};

/** Returns the quota among the reasons of a refusal. */
export function findQuota(reasons: readonly string[]): QuotaName | undefined {
  return reasons.find((reason): reason is QuotaName => Object.hasOwn(done, reason));
}

const units = {
  nl: { second: ['seconde', 'seconden'], minute: ['minuut', 'minuten'], hour: ['uur', 'uur'] },
  en: { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] },
} as const;

/** Formats a wait, rounded up: `40 seconden`, `3 minuten`, `5 uur`. */
export function formatWait(seconds: number, language: Language): string {
  const [unit, length] =
    seconds <= 90
      ? (['second', 1] as const)
      : seconds <= 90 * 60
        ? (['minute', 60] as const)
        : (['hour', 3_600] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${units[language][unit][count === 1 ? 0 : 1]}`;
}

/** Returns the text of a 429: the reason, and the wait until the next attempt. */
export function quotaText(name: QuotaName, seconds: number, language: Language): string {
  const wait = formatWait(seconds, language);
  const did = done[name][language];
  return language === 'nl'
    ? `Je hebt te vaak achter elkaar ${did}. Over ${wait} kan het weer.`
    : `You ${did} too many times in a row. You can do it again in ${wait}.`;
}
