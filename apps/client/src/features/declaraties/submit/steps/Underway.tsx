import type { Submission } from '../state/useSubmission.ts';
import { useSendFiles } from '../files/useSendFiles.ts';
import { useSharedFiles } from '../files/useSharedFiles.ts';
import { useReading } from '../read/useReading.ts';

interface UnderwayProps extends Pick<Submission, 'claim' | 'report' | 'context'> {
  /** The insurer reads bills. */
  readonly reads: boolean;
}

/** What goes on while one fills in: files come in, are sent and read. Shows nothing itself. */
export function Underway({ claim, report, context: { language }, reads }: UnderwayProps) {
  useSharedFiles(report);
  useSendFiles(claim.files, report);
  useReading(claim, report, { reads, language });
  return null;
}
