import { type ReactNode, useId } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { classNames } from '../classNames.ts';
import s from './FrameOutside.module.css';

interface FrameOutsideProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly brandName: string;
  readonly language?: ReactNode;
  /** A picture that fills one side of a wide screen, or a band on a phone: `IllustrationCalm`. */
  readonly image?: ReactNode;
  readonly footer?: ReactNode;
  readonly texts: { readonly toContent: string };
  readonly children: ReactNode;
}

/** The frame of pages without login: logging in and out, and the status pages. */
export function FrameOutside(props: FrameOutsideProps) {
  const { image, footer } = props;
  const contentId = useId();
  return (
    <div className={classNames(s, 'frame', image ? 'withImage' : undefined)}>
      <SkipLink target={contentId} text={props.texts.toContent} />
      <header className={classNames(s, 'bar')}>
        <BrandMark brand={props.brand} name={props.brandName} />
        {props.language}
      </header>
      {image && <div className={classNames(s, 'image')}>{image}</div>}
      <main id={contentId} className={classNames(s, 'content')} tabIndex={-1}>
        {props.children}
      </main>
      {footer && <footer className={classNames(s, 'footer')}>{footer}</footer>}
    </div>
  );
}
