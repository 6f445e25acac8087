import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text of the QR code in an image. */
export async function scanQrCode(image: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
