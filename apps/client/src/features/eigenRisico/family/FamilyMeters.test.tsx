import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { FamilyMember } from '../familyMember.ts';
import { FamilyMeters } from './FamilyMeters.tsx';

const eigenRisico = {
  verplichtBedrag: 38_500,
  vrijwilligBedrag: 10_000,
  totaalVerbruikt: 20_000,
  totaalResterend: 28_500,
  inTermijnen: false,
};
const none = { verplichtBedrag: 0, vrijwilligBedrag: 0, totaalVerbruikt: 0, totaalResterend: 0 };
const child = { ...none, inTermijnen: null };
const family: FamilyMember[] = [
  {
    relatienummer: 'R2',
    opgemaakteNaam: 'Daan de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico,
  },
  {
    relatienummer: 'R3',
    opgemaakteNaam: 'Bram de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico: child,
  },
  {
    relatienummer: 'R4',
    opgemaakteNaam: 'Lotte de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico: child,
  },
];
const meters = (people: readonly FamilyMember[]) => (
  <FamilyMeters people={people} addressOf={(who) => `/zorgkosten?persoon=${who}`} />
);

it('shows a meter in words per person, and names together those without own risk', () => {
  expect(words(meters(family))).toBe(
    'Eigen risico van je gezin Daan € 200,00 van € 485,00 Geen eigen risico: Bram en Lotte.',
  );
  expect(show(meters(family))).toContain('href="/zorgkosten?persoon=R2"');
});

it('tells two people of the same first name apart', () => {
  const [daan, bram] = family;
  if (!daan || !bram) throw new Error('no family');
  const namesakes = [daan, { ...daan, relatienummer: 'R5', geboorteDatum: '1984-03-09' }, bram];
  expect(words(meters(namesakes))).toMatch(
    /Daan \(2 januari 2010\) .* Daan \(9 maart 1984\) .*: Bram\./,
  );
});

it('names the people without data, and draws no empty meter for them', () => {
  const hidden = [
    {
      relatienummer: 'R2',
      opgemaakteNaam: 'Daan de Vries',
      geboorteDatum: '2010-01-02',
      eigenRisico: null,
    },
  ];
  expect(words(meters(hidden))).toBe('Eigen risico van je gezin Niet bekend: Daan.');
  expect(show(meters(hidden))).not.toContain('<svg');
});

it('renders nothing for a single person', () => {
  expect(words(meters([]))).toBe('');
});
