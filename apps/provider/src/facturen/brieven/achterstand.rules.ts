import type { AchterstandNews } from '@mijn/contract/premieachterstand';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { BriefWords } from './aanmaning.rules.ts';
import type { AchterstandContent } from './brief.ts';

interface StageWords {
  readonly title: string;
  readonly header: string;
  readonly means: (nextMonths: number | null) => string;
}

interface Words {
  readonly stages: Readonly<Record<AchterstandNews, StageWords>>;
  readonly owed: (amount: string, months: number) => string;
  readonly settled: string;
  readonly nothingToDo: string;
  readonly doHeader: string;
  readonly choices: readonly string[];
}

const words: Readonly<Record<Language, Words>> = {
  nl: {
    owed: (amount, months) =>
      `Je hebt ${months} maanden premie niet betaald. Samen is dat ${amount}.`,
    settled: 'Je hebt geen premieachterstand meer, of je betaalt hem in een regeling.',
    nothingToDo: 'Je hoeft nu niets te doen. Klopt deze brief niet? Bel ons.',
    doHeader: 'Dit kun je doen',
    choices: [
      'Betaal alles in de app, bij Facturen.',
      'Of spreek bij Facturen een betalingsregeling af. De regeling geldt voor alles wat openstaat.',
      'Klopt deze achterstand niet? Laat het ons weten bij Facturen, of bel ons. We wachten dan met de volgende stap.',
      'Krijg je schuldhulp? Bel ons. Ook dan wachten we met de volgende stap.',
    ],
    stages: {
      aanbod: {
        title: 'Aanbod betalingsregeling',
        header: 'Je kunt je premie in termijnen betalen',
        means: (next) =>
          `We bieden je een betalingsregeling aan voor alles wat openstaat. Doe je niets en wordt het ${next ?? 4} maanden? Dan krijg je een waarschuwing.`,
      },
      waarschuwing: {
        title: 'Waarschuwing premieachterstand',
        header: 'Je premieachterstand wordt te groot',
        means: (next) =>
          `Wordt je achterstand ${next ?? 6} maanden? Dan melden we je aan bij het CAK. Je betaalt dan een hogere premie aan het CAK. Ben je het niet eens met de achterstand? Laat het ons binnen vier weken weten.`,
      },
      aanmelding: {
        title: 'Aanmelding bij het CAK',
        header: 'We hebben je aangemeld bij het CAK',
        means: () =>
          'Vanaf de volgende maand betaal je voor je basisverzekering een hogere premie aan het CAK, en niet meer aan ons. Premie voor je aanvullende verzekering betaal je wel aan ons. Je blijft verzekerd. Is alles betaald, of spreek je een regeling af? Dan melden we je af.',
      },
      afmelding: {
        title: 'Afmelding bij het CAK',
        header: 'We hebben je afgemeld bij het CAK',
        means: () => 'De volgende premie van je basisverzekering betaal je weer aan ons.',
      },
    },
  },
  en: {
    owed: (amount, months) =>
      `You have not paid ${months} months of premium. Together that is ${amount}.`,
    settled: 'You have no arrears of premium any more, or you pay them in an arrangement.',
    nothingToDo: 'You do not have to do anything now. Is this letter wrong? Call us.',
    doHeader: 'What you can do',
    choices: [
      'Pay everything in the app, under Invoices.',
      'Or agree on a payment arrangement under Invoices. It covers everything that is open.',
      'Are these arrears not right? Tell us under Invoices, or call us. We then wait with the next step.',
      'Do you get debt help? Call us. Then too we wait with the next step.',
    ],
    stages: {
      aanbod: {
        title: 'Offer of a payment arrangement',
        header: 'You can pay your premium in instalments',
        means: (next) =>
          `We offer you a payment arrangement for everything that is open. If you do nothing and it becomes ${next ?? 4} months, you will get a warning.`,
      },
      waarschuwing: {
        title: 'Warning about arrears of premium',
        header: 'Your arrears of premium are becoming too large',
        means: (next) =>
          `If your arrears become ${next ?? 6} months, we register you with the CAK. You then pay a higher premium to the CAK. Do you not agree with the arrears? Tell us within four weeks.`,
      },
      aanmelding: {
        title: 'Registration with the CAK',
        header: 'We have registered you with the CAK',
        means: () =>
          'From next month you pay a higher premium for your basic insurance to the CAK, and no longer to us. The premium of your supplementary insurance you still pay to us. You stay insured. Once everything is paid, or you agree on an arrangement, we end the registration.',
      },
      afmelding: {
        title: 'Deregistration from the CAK',
        header: 'We have ended your registration with the CAK',
        means: () => 'You pay the next premium of your basic insurance to us again.',
      },
    },
  },
};

/**
 * Composes a letter about premium arrears: the debt, the meaning of the stage, and the person's options; or
 * that they are over, after a registration.
 */
export function achterstandWords(content: AchterstandContent, language: Language): BriefWords {
  const w = words[language];
  const { stap, maanden, bedrag, nextMonths, geadresseerde } = content;
  const { title, header, means } = w.stages[stap];
  const isOver = stap === 'afmelding';
  return {
    title,
    header,
    introduction: isOver ? w.settled : w.owed(formatAmount(bedrag, language), maanden),
    blocks: [
      { kind: 'names', names: geadresseerde },
      { kind: 'sentence', text: means(nextMonths) },
      ...(isOver
        ? [{ kind: 'sentence', text: w.nothingToDo } as const]
        : [
            { kind: 'header', text: w.doHeader } as const,
            { kind: 'names', names: w.choices } as const,
          ]),
    ],
  };
}
