import { cssRgb, textOn } from './colors.ts';
import { colored, drawing } from './images.ts';
import { frontOf, type Sample, type Samples } from './pass-content.ts';
import type { Issued } from './serial.ts';

/** Whose passes they are: both stand in the certificate. */
export interface PassType {
  identifier: string;
  team: string;
}

export const lifetime = 24 * 60 * 60;

export interface Order extends Issued {
  serial: string;
  sample: Sample;
  words: Samples['words'];
  /** The public address of the site. */
  site: string;
}

export const endOf = ({ at }: Issued) =>
  new Date((at + lifetime) * 1000).toISOString().replace('.000', '');
export const nameOn = ({ design, words }: Order) => design.name || words.name.sample;

export function passJson(order: Order, { identifier, team }: PassType) {
  const { design, serial, sample, words, site } = order;
  const { header, primary, fields } = frontOf(sample);
  const { issuer, description, mark, about } = words.sample;
  const rows = primary ? [primary, ...fields] : fields;
  // Wallet has one row for both, of four fields; where it is full, the mark stands above it.
  const isFull = rows.length > 3;
  const keyed = (kind: string, rows: typeof fields) =>
    rows.map(({ label, value }, at) => ({ key: `${kind}-${at}`, label, value }));
  // Wallet makes links of numbers and addresses by itself, unless it is told not to.
  const plain = { dataDetectorTypes: [] };
  const text = cssRgb(textOn(design.color));
  return {
    formatVersion: 1,
    passTypeIdentifier: identifier,
    teamIdentifier: team,
    serialNumber: serial,
    organizationName: issuer,
    description,
    logoText: nameOn(order),
    backgroundColor: cssRgb(design.color),
    foregroundColor: text,
    labelColor: text,
    sharingProhibited: true,
    expirationDate: endOf(order),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: `${site}/`,
        messageEncoding: 'iso-8859-1',
        altText: mark.label,
      },
    ],
    storeCard: {
      headerFields: keyed('header', isFull ? [mark, header] : [header]),
      secondaryFields: keyed('field', rows),
      auxiliaryFields: isFull ? [] : keyed('mark', [mark]),
      backFields: keyed('back', [about, ...sample.back]).map((row) => ({ ...row, ...plain })),
    },
  };
}

/** All files of a package but its manifest and its signature. */
export function packageFiles(order: Order, type: PassType): Record<string, Buffer> {
  const { design, sample } = order;
  const icons = ['icon.png', 'icon@2x.png', 'icon@3x.png'].map((name) => [name, drawing(name)]);
  const strips = ['strip@2x.png', 'strip@3x.png'].map((name) => [
    name,
    colored(`${sample.art}/${name}`, design.color),
  ]);
  return {
    'pass.json': Buffer.from(JSON.stringify(passJson(order, type))),
    ...Object.fromEntries([...icons, ...strips]),
  };
}
