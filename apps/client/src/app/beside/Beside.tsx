import { FamilyMeters } from '../../features/eigenRisico/family/FamilyMeters.tsx';
import type { Onderweg } from '../../features/facturen/tegoed/tegoed.fragments.ts';
import type { FamilyMember } from '../../features/eigenRisico/familyMember.ts';
import { careAddress } from '../../help/careChoice/careChoice.ts';
import type { Part } from '../../api/response.ts';
import type { ShownDeclaraties } from '../overzicht/shownDeclaraties.ts';
import { Coming, type ExpectedDeclaratie } from './Coming.tsx';

interface BesideProps {
  readonly family: readonly FamilyMember[];
  readonly declaraties: Part<ShownDeclaraties<ExpectedDeclaratie>>;
  readonly onderweg: readonly Onderweg[];
  /** Where more than one person is insured. */
  readonly withNames: boolean;
}

/** Beside the overview: own risk of the others of the family, and what is coming in and when. */
export function Beside({ family, declaraties, ...coming }: BesideProps) {
  const { rows = [], more = false } = declaraties.succeeded ? declaraties.value : {};
  return (
    <>
      <FamilyMeters
        people={family}
        addressOf={(person) => careAddress('zorgkosten', { person, year: undefined })}
      />
      <Coming declaraties={rows} more={more} {...coming} />
    </>
  );
}
