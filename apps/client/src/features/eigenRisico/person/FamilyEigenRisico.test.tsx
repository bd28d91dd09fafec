import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { FamilyMember } from '../familyMember.ts';
import { FamilyEigenRisico } from './FamilyEigenRisico.tsx';

const eigenRisico = {
  verplichtBedrag: 38_500,
  vrijwilligBedrag: 10_000,
  totaalVerbruikt: 20_000,
  totaalResterend: 28_500,
  inTermijnen: false,
};
const none = { verplichtBedrag: 0, vrijwilligBedrag: 0, totaalVerbruikt: 0, totaalResterend: 0 };
const family: FamilyMember[] = [
  {
    relatienummer: 'R1',
    opgemaakteNaam: 'Sanne de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico,
  },
  {
    relatienummer: 'R2',
    opgemaakteNaam: 'Lotte de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico: { ...none, inTermijnen: null },
  },
  {
    relatienummer: 'R3',
    opgemaakteNaam: 'Daan de Vries',
    geboorteDatum: '2010-01-02',
    eigenRisico: null,
  },
];
const list = (people: readonly FamilyMember[]) => (
  <FamilyEigenRisico
    jaar={2026}
    people={people}
    addressOf={(who) => `/zorgkosten?persoon=${who}`}
  />
);

it('tells the own risk of everybody of the family, a child’s too, each with the way to it', () => {
  expect(words(list(family))).toBe(
    'Eigen risico 2026 van iedereen Sanne € 200,00 gebruikt van € 485,00 Lotte Geen eigen risico Daan Niet bekend',
  );
  expect(show(list(family))).toContain('href="/zorgkosten?persoon=R2"');
});

it('lists nobody for who is alone on the policy', () => {
  expect(words(list(family.slice(0, 1)))).toBe('');
});
