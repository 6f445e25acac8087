/**
 * Shown until the web fonts have loaded: Windows and macOS have Arial, most of Linux has Liberation
 * Sans with the same widths or DejaVu Sans, Android and ChromeOS have Roboto. `local()` finds a face by
 * its full name or its PostScript name. On Linux each name that is not found delays the first layout,
 * so those that Linux usually has come before Roboto and Noto Sans.
 */
export const systemFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  'DejaVu Sans': {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
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
};

export type SystemFont = keyof typeof systemFonts;
