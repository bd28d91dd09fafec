import { sharing } from '@mijn/domain/paths';
import { useEffect, useState } from 'react';
import { readShared, removeShared } from '../../../../worker/sharedFiles.ts';

interface SharedFiles {
  /** Kept on the device until there is an answer. */
  readonly files: readonly File[];
  /** Whether files were shared, but none arrived. */
  readonly isMissing: boolean;
  /** Removes them from the device; resolves to false when another tab was first. */
  readonly take: () => Promise<boolean>;
}

// A reload of the page does not ask again.
function removeMark(): void {
  const { pathname, search, hash } = location;
  const fields = new URLSearchParams(search);
  fields.delete(sharing.mark);
  const rest = fields.size > 0 ? `?${fields}` : '';
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`);
}

/** Reads the shared files when the address has their mark. */
export function useSharedFiles(): SharedFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(sharing.mark)) return;
    void readShared(Date.now()).then((found) => {
      setFiles(found);
      setMissing(found.length === 0);
      if (found.length === 0) removeMark();
    });
  }, []);
  const take = (): Promise<boolean> => {
    setFiles([]);
    removeMark();
    return removeShared();
  };
  return { files, isMissing, take };
}
