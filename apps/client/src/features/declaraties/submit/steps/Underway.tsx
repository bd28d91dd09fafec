import type { Submission } from '../state/useSubmission.ts';
import { useSendFiles } from '../files/useSendFiles.ts';
import { SharedFiles } from '../files/SharedFiles.tsx';
import { useReading } from '../read/useReading.ts';

interface UnderwayProps extends Pick<Submission, 'claim' | 'report' | 'context'> {
  /** The insurer reads bills. */
  readonly reads: boolean;
}

/** What goes on while one fills in: files come in, are sent and read. Shows only what it has to ask. */
export function Underway({ claim, report, context: { language }, reads }: UnderwayProps) {
  useSendFiles(claim.files, report);
  useReading(claim, report, { reads, language });
  return <SharedFiles report={report} />;
}
