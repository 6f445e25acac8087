export interface SystemFace {
  localNames: string[];
  /** The average width of a character in em, as `xWidthAvg` of @capsizecss/unpack measures it. */
  averageWidth: number;
}

/**
 * Shown until the web fonts have loaded: Windows and macOS have Arial, most of Linux has Liberation
 * Sans with the same widths or DejaVu Sans, Android and ChromeOS have Roboto. `local()` finds a face by
 * its full name or its PostScript name. On Linux each name that is not found delays the first layout,
 * so those that Linux usually has come before Roboto and Noto Sans.
 */
export const systemFonts: Record<string, { regular: SystemFace; bold: SystemFace }> = {
  Arial: {
    regular: { localNames: ['Arial', 'ArialMT', 'Liberation Sans'], averageWidth: 0.4458 },
    bold: {
      localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      averageWidth: 0.48,
    },
  },
  'DejaVu Sans': {
    regular: { localNames: ['DejaVu Sans'], averageWidth: 0.5083 },
    bold: { localNames: ['DejaVu Sans Bold'], averageWidth: 0.5742 },
  },
  Roboto: {
    regular: { localNames: ['Roboto'], averageWidth: 0.4448 },
    // In newer versions of Android, Roboto is one variable font without a face named bold.
    bold: { localNames: ['Roboto Bold', 'Roboto'], averageWidth: 0.4526 },
  },
  'Noto Sans': {
    regular: { localNames: ['Noto Sans Regular'], averageWidth: 0.474 },
    bold: { localNames: ['Noto Sans Bold'], averageWidth: 0.503 },
  },
};
