import { pathOfFile } from '@mijn/domain/filePaths';
import { FileItem } from '@mijn/ui/FileItem';
import { Card } from '@mijn/ui/Card';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** The files of the claim; renders nothing without any, or when they are unknown. */
export function Files(props: Pick<DeclaratieDetail, 'nummer' | 'bestanden'>) {
  const { nummer, bestanden } = props;
  if (bestanden.length === 0) return null;
  return (
    <Card title={m.files()}>
      <ul aria-label={m.filesCaption()}>
        {bestanden.map(({ bestandId, naam, soort }) => (
          <FileItem
            key={bestandId}
            name={
              <a href={pathOfFile(nummer, bestandId)} download>
                <VisuallyHidden>{m.download()} </VisuallyHidden>
                {naam}
              </a>
            }
            kind={soort === 'pdf' ? 'document' : 'photo'}
            phase="received"
            phaseText={m.fileReceived()}
          />
        ))}
      </ul>
    </Card>
  );
}
