import { encodeQr } from '../model/derive/qr';
import { QrImage } from './QrImage';

/** Encodes the text at build time. */
export function QrCode({ text }: { text: string }) {
  return <QrImage {...encodeQr(text)} />;
}
