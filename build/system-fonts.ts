/**
 * Shown until the web fonts have loaded. Fonts with the same widths are alternatives: Windows, macOS
 * and most of Linux have one that is like Arial, Android has Roboto. `local()` finds a face by its full
 * name or its PostScript name.
 */
export const systemFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Nimbus Sans', 'Arimo'],
    bold: [
      ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
      ...['Nimbus Sans Bold', 'Arimo Bold'],
    ],
  },
  Roboto: {
    regular: ['Roboto'],
    // In newer versions of Android, Roboto is one variable font without a face named bold.
    bold: ['Roboto Bold', 'Roboto'],
  },
  'Noto Sans': {
    regular: ['Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
  },
  'DejaVu Sans': {
    regular: ['DejaVu Sans', 'Verdana'],
    bold: ['DejaVu Sans Bold', 'Verdana Bold'],
  },
};

export type SystemFont = keyof typeof systemFonts;
