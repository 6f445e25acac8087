import { textColorOn } from '../../src/pass/colors.ts';
import { cssRgb } from './colors.ts';
import { colorizeImage, readImage } from './images.ts';
import { expirationDate, type PassData, passTitle } from './pass-data.ts';

/** Both values are in the subject of the certificate. */
export interface PassType {
  identifier: string;
  team: string;
}

/** Wallet shows secondary and auxiliary fields in one row of four. */
const fieldsPerRow = 4;

export function createPassJson(pass: PassData, { identifier, team }: PassType) {
  const { design, serial, template, texts, site, state } = pass;
  const { header, primary, fields } = state.front;
  const { business, description, mark, about } = texts.sample;
  const rows = primary ? [primary, ...fields] : fields;
  const isRowFull = rows.length >= fieldsPerRow;
  const withKeys = (prefix: string, rows: typeof fields) =>
    rows.map(({ label, value }, index) => ({ key: `${prefix}-${index}`, label, value }));
  const news = texts.updates && {
    key: 'news',
    label: texts.updates.news,
    value: state.notification,
    // Wallet shows the new value on the lock screen, but only if no other field has such a message.
    ...(!state.isUndone && { changeMessage: '%@' }),
  };
  // Without this, Wallet turns phone numbers and addresses into links.
  const noLinks = { dataDetectorTypes: [] };
  const textColor = cssRgb(textColorOn(design.color));
  return {
    formatVersion: 1,
    passTypeIdentifier: identifier,
    teamIdentifier: team,
    serialNumber: serial,
    organizationName: business,
    description,
    logoText: passTitle(pass),
    backgroundColor: cssRgb(design.color),
    foregroundColor: textColor,
    labelColor: textColor,
    sharingProhibited: true,
    voided: state.isExpired,
    webServiceURL: `${site}/passes/apple`,
    authenticationToken: pass.token,
    expirationDate: expirationDate(pass),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: `${site}/`,
        messageEncoding: 'iso-8859-1',
        altText: mark.label,
      },
    ],
    storeCard: {
      headerFields: withKeys('header', isRowFull ? [mark, header] : [header]),
      secondaryFields: withKeys('field', rows),
      auxiliaryFields: isRowFull ? [] : withKeys('mark', [mark]),
      backFields: [...withKeys('back', [about, ...template.back]), ...(news ? [news] : [])].map(
        (row) => ({
          ...row,
          ...noLinks,
        }),
      ),
    },
  };
}

/** All files of a .pkpass archive except manifest.json and signature. */
export function packageFiles(pass: PassData, type: PassType): Record<string, Buffer> {
  const { design, template } = pass;
  const logoColor = textColorOn(design.color) === '#ffffff' ? 'white' : 'ink';
  const icons = ['', '@2x', '@3x'].flatMap((scale) => [
    [`icon${scale}.png`, readImage(`icon${scale}.png`)],
    [`logo${scale}.png`, readImage(`logo-${logoColor}${scale}.png`)],
  ]);
  const strips = ['strip@2x.png', 'strip@3x.png'].map((name) => [
    name,
    colorizeImage(`${template.art}/${name}`, design.color),
  ]);
  return {
    'pass.json': Buffer.from(JSON.stringify(createPassJson(pass, type))),
    ...Object.fromEntries([...icons, ...strips]),
  };
}
