import { Code } from './Code';
import { modulesOf } from './qr';

/** A code that really scans. */
export function QrCode({ text }: { text: string }) {
  return <Code {...modulesOf(text)} />;
}
