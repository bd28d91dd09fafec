import type { Submission } from '../state/useSubmission.ts';
import { usePickedFiles } from '../files/usePickedFiles.ts';
import { useSendFiles } from '../files/useSendFiles.ts';
import { SharedFiles } from '../files/SharedFiles.tsx';
import { useReading } from '../read/useReading.ts';

interface UnderwayProps extends Pick<Submission, 'claim' | 'report' | 'context'> {
  readonly reads: boolean;
  readonly only: string | undefined;
}

/**
 * Background work during the steps: files are received, sent and read. Renders only the question about
 * shared files.
 */
export function Underway({ claim, report, context: { language }, reads, only }: UnderwayProps) {
  usePickedFiles(claim, report, only);
  useSendFiles(claim.files, report);
  useReading(claim, report, { reads, language });
  return <SharedFiles report={report} />;
}
