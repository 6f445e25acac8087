import { modulesOf } from '../model/derive/qr';
import { Code } from './Code';

/** A code that really scans. */
export function QrCode({ text }: { text: string }) {
  return <Code {...modulesOf(text)} />;
}
