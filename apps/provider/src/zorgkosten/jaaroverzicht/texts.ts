import type { Language } from '@mijn/domain/language';

export interface Words {
  readonly title: (year: string, name: string) => string;
  readonly header: (year: string) => string;
  readonly introduction: (name: string, year: string) => string;
  readonly part: string;
  readonly amount: string;
  readonly tax: string;
  readonly premie: string;
  readonly eigenRisico: string;
  readonly wettelijkeBijdrage: string;
  readonly notReimbursed: string;
  readonly never: string;
  readonly mostlyNot: string;
  readonly perhaps: string;
  readonly sum: (cost: string, reimbursed: string) => string;
  readonly taxText: string;
  readonly premieText: string;
  readonly soFar: string;
}

const nl: Words = {
  title: (year, name) => `Jaaroverzicht ${year} van ${name}`,
  header: (year) => `Jaaroverzicht ${year}`,
  introduction: (name, year) => `Wat de zorg van ${name} in ${year} kostte, en wie dat betaalde.`,
  part: 'Onderdeel',
  amount: 'Bedrag',
  tax: 'Voor de belasting',
  premie: 'Betaalde premie',
  eigenRisico: 'Eigen risico',
  wettelijkeBijdrage: 'Wettelijke eigen bijdrage',
  notReimbursed: 'Niet vergoed',
  never: 'Telt niet mee',
  mostlyNot: 'Telt meestal niet mee',
  perhaps: 'Telt soms mee',
  sum: (cost, reimbursed) =>
    `Alle zorg samen kostte ${cost}. Daarvan vergoedden wij ${reimbursed}.`,
  taxText:
    'Premie en eigen risico mag je niet aftrekken. Zorg die niet vergoed is soms wel. De Belastingdienst bepaalt wat meetelt.',
  premieText: 'De premie is van iedereen op de polis samen, zonder wat nog openstaat.',
  soFar: 'Dit is wat nu verwerkt is. Een nota die later komt, verandert dit overzicht.',
};

const en: Words = {
  title: (year, name) => `Year overview ${year} of ${name}`,
  header: (year) => `Year overview ${year}`,
  introduction: (name, year) => `What the care of ${name} cost in ${year}, and who paid for it.`,
  part: 'Part',
  amount: 'Amount',
  tax: 'For tax',
  premie: 'Premium paid',
  eigenRisico: 'Own risk',
  wettelijkeBijdrage: 'Statutory contribution',
  notReimbursed: 'Not reimbursed',
  never: 'Does not count',
  mostlyNot: 'Usually does not count',
  perhaps: 'Sometimes counts',
  sum: (cost, reimbursed) => `All care together cost ${cost}. Of that we reimbursed ${reimbursed}.`,
  taxText:
    'You cannot deduct premium and own risk. You can sometimes deduct care that is not reimbursed. The Dutch tax office decides what counts.',
  premieText:
    'The premium is for everybody on the policy together, without what is still to be paid.',
  soFar: 'This is what is processed now. A bill that comes later changes this overview.',
};

export const words: Readonly<Record<Language, Words>> = { nl, en };
