import { Button, type ButtonProps } from '@mijn/ui/Button';
import { Printer } from 'lucide-react';
import { isNativeWrapped } from '../platform/native.ts';

type PrintButtonProps = Pick<ButtonProps, 'variant' | 'small' | 'children'>;

/**
 * Prints the page on A4, without the frame. Absent in the native app: a web view cannot print, and PDFs go
 * to the share sheet of the phone, which prints (ADR 0067).
 */
export function PrintButton(props: PrintButtonProps) {
  if (isNativeWrapped()) return null;
  return <Button {...props} icon={Printer} onClick={() => window.print()} />;
}
