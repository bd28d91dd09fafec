import * as scanWords from '../../../../generated/texts/scan.js';
import s from './PhotoPreview.module.css';
import { Button } from '@mijn/ui/Button';
import { Camera, RotateCw } from 'lucide-react';
import { type ChangeEvent, type Dispatch, useEffect, useRef, useState } from 'react';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { judgePhoto, type PhotoProblem } from './judgePhoto.ts';
import { readGrey, turnPhoto } from './picture.ts';

const words: Readonly<Record<PhotoProblem, () => string>> = {
  blurred: scanWords.photoBlurred,
  dark: scanWords.photoDark,
  cut: scanWords.photoCut,
};

/** Returns the problem of a photo, detected on the device; undefined when the device cannot read it. */
function useProblem(file: File): PhotoProblem | undefined {
  const [found, setFound] = useState<{ readonly of: File; readonly problem: PhotoProblem }>();
  useEffect(() => {
    let gone = false;
    readGrey(file).then(
      (picture) => {
        const problem = judgePhoto(picture);
        if (problem && !gone) setFound({ of: file, problem });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return found?.of === file ? found.problem : undefined;
}

function Photo({ file, onUnreadable }: { readonly file: File; readonly onUnreadable: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={image}
      className={s['photo']}
      alt={scanWords.previewOf({ name: file.name })}
      onError={onUnreadable}
    />
  );
}

interface AgainProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
}

function Again({ name, onFile }: AgainProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        small
        variant="secondary"
        icon={Camera}
        aria-label={scanWords.againFile({ name })}
        onClick={() => input.current?.click()}
      >
        {scanWords.again()}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={choose}
      />
    </>
  );
}

interface PhotoPreviewProps {
  readonly fileKey: string;
  readonly file: File;
  readonly report: Dispatch<ClaimEvent>;
}

/** A photo with a button to turn it, and its apparent problem. */
export function PhotoPreview({ fileKey, file, report }: PhotoPreviewProps) {
  const { name } = file;
  const problem = useProblem(file);
  const [unreadable, setUnreadable] = useState(false);
  const replace = (by: File) =>
    report({ kind: 'fileReplaced', key: fileKey, by: { key: crypto.randomUUID(), file: by } });
  const turn = () => void turnPhoto(file).then(replace, () => setUnreadable(true));
  if (unreadable) return null;
  return (
    <div className={s['preview']}>
      <Photo file={file} onUnreadable={() => setUnreadable(true)} />
      <div className={s['actions']}>
        <output>{problem && words[problem]()}</output>
        {problem && <Again name={name} onFile={replace} />}
        <Button
          small
          variant="subtle"
          icon={RotateCw}
          aria-label={scanWords.turnFile({ name })}
          onClick={turn}
        >
          {scanWords.turn()}
        </Button>
      </div>
    </div>
  );
}
