import { SomethingWrong } from '../../reacties/SomethingWrong.tsx';
import type { DeclaratieDetail } from '../declaratieDetail.ts';
import { Files } from '../Files.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import type { Withdrawal } from './useWithdrawal.ts';
import { Withdraw } from './Withdraw.tsx';

interface ActionsProps {
  readonly declaratie: DeclaratieDetail;
  readonly withLetter: boolean;
  readonly withdrawal: Withdrawal;
}

/** The actions on a claim: its files, a question, downloads, and withdrawal. */
export function Actions({ declaratie, withLetter, withdrawal }: ActionsProps) {
  return (
    <>
      <Files nummer={declaratie.nummer} bestanden={declaratie.bestanden} />
      <SomethingWrong declaratie={declaratie} />
      <SaveButtons {...declaratie} withLetter={withLetter} />
      <Withdraw allowed={declaratie.magIntrekken} withdrawal={withdrawal} />
    </>
  );
}
